// What the conflict page calls the other side: by name, or as one's own other tab.

import { isPerson } from "#app/content/actors.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import type { ConflictChoice, ConflictView } from "./form-view.ts";

/** "hana@example.jpさん", "別のタブ", "ファイルの読み込み" */
export function otherName(by: string, admin: string): string {
  if (by === admin) return "別のタブ";
  return isPerson(by) ? `${by}さん` : "ファイルの読み込み";
}

/** Who changed a part since both began. */
export function changedWords({ changedBy, by }: ConflictChoice, admin: string): string {
  const isOwn = by === admin;
  if (changedBy === "mine") return isOwn ? "この画面だけで変更" : "あなただけが変更";
  const other = otherName(by, admin);
  if (changedBy === "both") return isOwn ? "この画面と別のタブの両方で変更" : `あなたと${other}の両方が変更`;
  return isOwn ? "別のタブだけで変更" : `${other}だけが変更`;
}

/** "hana@example.jpさんの内容（2026年11月22日 14:03）" */
export function theirLabel({ by, at }: ConflictChoice, admin: string): string {
  return `${otherName(by, admin)}の内容（${formatMoment(at)}）`;
}

/** The one name of the other side; where it has several, that it is what is stored. */
export function allOfTheirs({ choices, admin }: Pick<ConflictView, "choices" | "admin">): string {
  const names = new Set(choices.map(({ by }) => otherName(by, admin)));
  return names.size === 1 ? `${[...names].join("")}の` : "保存されている";
}
