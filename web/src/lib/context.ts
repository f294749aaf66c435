/** The table's session, for the components of its page. */

import { createContext } from "svelte";
import type { Session } from "./session.svelte";

export const [theSession, setSession] = createContext<Session>();
