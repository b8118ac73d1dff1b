// Names of the other side on the conflict page: a person, or one's own other tab.

import type { ConflictChoice, ConflictView } from "#app/cms/admin/editing/form/form-view.ts";
import { formatMoment } from "#app/platform/site/days.ts";

/** Who changed a part since both began. */
export function changedWords({ changedBy, other, isOwn }: ConflictChoice): string {
  if (changedBy === "mine") return isOwn ? "この画面だけで変更" : "あなただけが変更";
  if (changedBy === "both") return isOwn ? `この画面と${other}の両方で変更` : `あなたと${other}の両方が変更`;
  return isOwn ? `${other}だけで変更` : `${other}だけが変更`;
}

/** "hana@example.jpさんの内容（2026年11月22日 14:03）" */
export function theirLabel({ other, at }: ConflictChoice): string {
  return `${other}の内容（${formatMoment(at)}）`;
}

/** The one name of the other side; where it has several, that it is what is stored. */
export function allOfTheirs(choices: ConflictView["choices"]): string {
  const names = new Set(choices.map(({ other }) => other));
  return names.size === 1 ? `${[...names].join("")}の` : "保存されている";
}
