import { createContext, useContext } from "react";
import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import type { Undo } from "#app/notebook/store/things.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";

export type RecordRequest =
  | { snake: TodaySnake; kind?: Care["kind"]; event?: CareEvent }
  | { snakes: readonly TodaySnake[]; kind: Care["kind"]; mended?: EditedBatch };

/** A bulk entry being edited. */
export interface EditedBatch {
  batch: string;
  events: readonly CareEvent[];
}

export interface NotebookActions {
  today: string;
  /** Error of the last write, shown by an open sheet. */
  trouble: { words: string } | null;
  /**
   * Writes, announces `words` with a button for the undo that `change` returns, and refreshes all screens. On failure announces the
   * error and returns false.
   */
  write(words: string, change: () => Promise<Undo | undefined>): Promise<boolean>;
  /** The same, with words that depend on the result. */
  writeAndSay(change: () => Promise<{ words: string; undo?: Undo | undefined }>): Promise<boolean>;
  record(request: RecordRequest): void;
  /** Returns whether a sheet is open or anything is typed. */
  isFormOpen(): boolean;
  /** Asks if typed input would be lost. */
  mayLeave(): boolean;
}

export const NotebookContext = createContext<NotebookActions | null>(null);

export function useNotebook(): NotebookActions {
  const actions = useContext(NotebookContext);
  if (!actions) throw new Error("A screen of the notebook stands outside of its frame");
  return actions;
}
