// Flag for a non-empty notebook in this browser, readable without opening the notebook.

import { readStored, writeStored } from "./browser-store.ts";

const FLAG = "notebook";

export const hasNotebookFlag = (): boolean => readStored(FLAG) !== null;

/** Without the flag, tools offer no own snakes; the notebook is unaffected. */
export const setNotebookFlag = (): boolean => writeStored(FLAG, "1");
