// A Punnett square as the page shows it.

import type { PunnettSquare } from "#app/snake/cross/punnett.ts";
import { percentText } from "#app/snake/genes/rational.ts";

export interface PunnettView {
  title: string;
  sire: { label: string; percent: string }[];
  rows: { label: string; percent: string; cells: { label: string; percent: string; viable: boolean }[] }[];
}

export function punnettView({ title, sex, sire, dam, cells }: PunnettSquare): PunnettView {
  const eggs = sex === null ? "" : sex === "male" ? "（オスの子）" : "（メスの子）";
  return {
    title: title + eggs,
    sire: sire.map(({ label, probability }) => ({ label, percent: percentText(probability) })),
    rows: dam.map(({ label, probability }, i) => ({
      label,
      percent: percentText(probability),
      cells: (cells[i] ?? []).map((cell) => ({
        label: cell.label,
        viable: cell.viable,
        percent: percentText(cell.probability),
      })),
    })),
  };
}
