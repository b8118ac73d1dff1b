// What every screen of the notebook may do: write, say that it was written, and take it back.

import { createContext, useContext } from "react";
import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";

/** What the record sheet opens with. */
export type RecordRequest =
  | { type: "new"; snake: TodaySnake; kind?: Care["kind"] }
  | { type: "change"; snake: TodaySnake; event: CareEvent }
  | { type: "many"; snakes: readonly TodaySnake[]; kind: Care["kind"] };

export interface NotebookActions {
  /** A day in Japan. */
  today: string;
  /** What the last write failed at. Who has a sheet open reads it there. */
  trouble: { words: string } | null;
  /**
   * Does the write, then says `words` with a button that takes it back, and shows every screen anew. A write that fails is said in
   * its stead; false then.
   */
  write(work: () => Promise<{ words: string; undo?: () => Promise<void> }>): Promise<boolean>;
  /** Opens the sheet on which a record is made or mended. */
  record(request: RecordRequest): void;
}

export const NotebookContext = createContext<NotebookActions | null>(null);

export function useNotebook(): NotebookActions {
  const actions = useContext(NotebookContext);
  if (!actions) throw new Error("A screen of the notebook stands outside of its frame");
  return actions;
}
