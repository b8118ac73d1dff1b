// What an import does with one thing of the folder.

import type { FileProblem } from "./file-problem.ts";

export type Change =
  | { name: string; step: "added" | "updated"; apply(): Promise<void> }
  | { name: string; step: "unchanged" }
  | { name: string; step: "refused"; problem: FileProblem };

export const editedByHand =
  "管理画面で編集されています。ファイルの内容に置き換えるには --replace を付けてください（前の版は編集履歴に残ります）";
