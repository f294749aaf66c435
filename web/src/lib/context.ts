/** What the components of a table's page share: its session and what lies open over it. */

import { createContext } from "svelte";
import type { Desk } from "./desk.svelte";
import type { Session } from "./session.svelte";

export const [theSession, setSession] = createContext<Session>();
export const [theDesk, setDesk] = createContext<Desk>();
