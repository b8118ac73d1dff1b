// Names without what little words join them: モルフの種類 as モルフ種類.

/** A folded name without particles. */
export function bareName(name: string): string {
  return name.replaceAll(/[ノヲガハ]/g, "");
}
