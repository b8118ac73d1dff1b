// What the admin who looks at a page may do, for what the page offers; the server refuses the rest whatever is offered.

import { createContext, useContext } from "react";

const RecordsOnly = createContext(false);

export const RecordsOnlyProvider = RecordsOnly.Provider;

/** Whether this admin keeps records and drafts alone (記録のみ). */
export function useRecordsOnly(): boolean {
  return useContext(RecordsOnly);
}
