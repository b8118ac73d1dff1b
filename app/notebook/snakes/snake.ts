import { type Sex, sexLabels } from "#app/kinds/ball/labels.ts";
import { ageAt, formatDay } from "#app/platform/site/days.ts";

export const standingLabels = { here: "飼育中", moved: "譲渡した", died: "死亡した" } as const;
type Standing = keyof typeof standingLabels;

export const newSnake = {
  name: "",
  sex: "unknown" as Sex,
  /** A date, a year, or "" if unknown. */
  birth: "",
  /** In breeders' notation; "" if not given. */
  genotype: "",
  from: "",
  number: "",
  enclosure: "",
  group: "",
  memo: "",
  /** Custom feeding interval in days. */
  interval: null as number | null,
  /** Custom intervals for weighing and cleaning, in days. */
  weighEvery: null as number | null,
  cleanEvery: null as number | null,
  /** Id of the cover photo; "" to draw it instead. */
  photo: "",
  standing: "here" as Standing,
  /** Date it left; "" while it is here. */
  left: "",
  /** Id of the site's snake that it was copied from; "" if none. */
  ball: "",
  /** Sample data, deletable with one click. */
  isExample: false,
};

export type SnakeFields = typeof newSnake;
export type Snake = SnakeFields & { id: string };

/** Describes what is known: "オス・2歳4か月・パステル クラウン". */
export function snakeWords({ sex, birth, genotype }: Pick<Snake, "sex" | "birth" | "genotype">, today: string): string {
  return [sex === "unknown" ? "" : sexLabels[sex], birth === "" ? "" : ageAt(birth, today), genotype]
    .filter(Boolean)
    .join("・");
}

export function birthWords(birth: string, today: string): string {
  return birth === "" ? "不明" : `${formatDay(birth)}（${ageAt(birth, today)}）`;
}

export const byName = new Intl.Collator("ja", { numeric: true });

/** Sorts by enclosure, then by name. */
export function inShelfOrder<One extends Pick<Snake, "enclosure" | "name">>(snakes: readonly One[]): One[] {
  return snakes.toSorted(
    (a, b) =>
      Number(a.enclosure === "") - Number(b.enclosure === "") ||
      byName.compare(a.enclosure, b.enclosure) ||
      byName.compare(a.name, b.name),
  );
}

export function groupsOf(snakes: readonly Pick<Snake, "group">[]): string[] {
  return [...new Set(snakes.flatMap(({ group }) => group || []))].toSorted(byName.compare);
}
