// One of the keeper's own snakes, as the notebook knows it.

import { type Sex, sexLabels } from "#app/kinds/ball/labels.ts";
import { ageAt, formatDay } from "#app/platform/site/days.ts";

export const standingLabels = { here: "いる", moved: "譲渡した", died: "死亡した" } as const;
type Standing = keyof typeof standingLabels;

export const newSnake = {
  name: "",
  sex: "unknown" as Sex,
  /** A day, a bare year, or "" where unknown. */
  birth: "",
  /** As breeders write it; "" where not given. */
  genotype: "",
  /** From whom it came. */
  from: "",
  number: "",
  enclosure: "",
  group: "",
  memo: "",
  /** Days from meal to meal, where the keeper has one of their own. */
  interval: null as number | null,
  /** The same from weighing to weighing, and from cleaning to cleaning. */
  weighEvery: null as number | null,
  cleanEvery: null as number | null,
  /** Its cover photograph; "" where it is drawn. */
  photo: "",
  standing: "here" as Standing,
  /** The day it left; "" while it is here. */
  left: "",
  /** The snake of the site that it was taken from; "" where it was not. */
  ball: "",
  /** Shown to teach, and thrown away with one press. */
  isExample: false,
};

export type SnakeFields = typeof newSnake;
export type Snake = SnakeFields & { id: string };

/** "オス・2歳4か月・パステル クラウン", as much of it as is known. */
export function snakeWords({ sex, birth, genotype }: Pick<Snake, "sex" | "birth" | "genotype">, today: string): string {
  return [sex === "unknown" ? "" : sexLabels[sex], birth === "" ? "" : ageAt(birth, today), genotype]
    .filter(Boolean)
    .join("・");
}

export function birthWords(birth: string, today: string): string {
  return birth === "" ? "不明" : `${formatDay(birth)}（${ageAt(birth, today)}）`;
}

export const byName = new Intl.Collator("ja", { numeric: true });

/** By enclosure as they are on the shelf, then by name. */
export function inShelfOrder<One extends Pick<Snake, "enclosure" | "name">>(snakes: readonly One[]): One[] {
  return snakes.toSorted(
    (a, b) =>
      Number(a.enclosure === "") - Number(b.enclosure === "") ||
      byName.compare(a.enclosure, b.enclosure) ||
      byName.compare(a.name, b.name),
  );
}

/** The groups there are, in order. */
export function groupsOf(snakes: readonly Pick<Snake, "group">[]): string[] {
  return [...new Set(snakes.flatMap(({ group }) => group || []))].toSorted(byName.compare);
}
