/** What the components of a table's page share: its session and what lies open over it. */

import { createContext } from "svelte";
import type { TableUi } from "./tableUi.svelte";
import type { TableSession } from "./tableSession.svelte";

export const [getSession, setSession] = createContext<TableSession>();
export const [getTableUi, setTableUi] = createContext<TableUi>();
