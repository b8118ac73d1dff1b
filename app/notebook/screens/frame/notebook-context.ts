// Actions of every screen of the notebook: write, announce, undo.

import { createContext, useContext } from "react";
import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";

/** Initial values of the record sheet. */
export type RecordRequest =
  | { type: "new"; snake: TodaySnake; kind?: Care["kind"] }
  | { type: "change"; snake: TodaySnake; event: CareEvent }
  | { type: "many"; snakes: readonly TodaySnake[]; kind: Care["kind"]; mended?: MendedBatch };

/** A mass entry that is written again. */
export interface MendedBatch {
  batch: string;
  events: readonly CareEvent[];
}

export interface NotebookActions {
  /** A day in Japan. */
  today: string;
  /** The error of the last write. An open sheet shows it. */
  trouble: { words: string } | null;
  /**
   * Writes, then announces `words` with an undo button, and refreshes every screen. A write that fails is said in
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
