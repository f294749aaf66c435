/** An action that is being put together: the server is asked what it would do as it changes. */

import type { TableSession } from "./tableSession.svelte";
import type { Action, Preview, Refusal } from "./wire";

/** Time for the fingers to come to rest before the server is asked, ms. */
const REST = 150;

export class Draft {
  preview: Preview | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** No answer yet to what is drafted now. */
  asking = $state(false);

  /** `drafted` is read reactively: null when there is nothing to ask about. */
  constructor(session: TableSession, drafted: () => Action | null) {
    let asked = 0;
    $effect(() => {
      const action = drafted();
      // The answer depends on the game too: ask again when it has moved on.
      void session.live?.seq;
      asked += 1;
      const mine = asked;
      if (action === null) {
        this.preview = null;
        this.refusal = null;
        this.asking = false;
        return undefined;
      }
      this.asking = true;
      const rest = setTimeout(() => {
        void session.preview(action).then((answer) => {
          if (mine !== asked) return;
          this.asking = false;
          this.preview = "cash" in answer ? answer : null;
          this.refusal = "cash" in answer ? null : answer;
        });
      }, REST);
      return () => clearTimeout(rest);
    });
  }
}
