// Words for things and their fields in conflicts, deletions and old files.

import { stepLabels } from "#app/collection/season/steps.ts";
import { preyLabels } from "#app/kinds/ball/care/care.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { careLabels, careWords, outcomeLabels, shedLabels, stoolLabels } from "#app/notebook/care/care.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { GONE, type Thing, type Value } from "#app/notebook/model/thing.ts";
import { pairName, pairOf, seasonNumbers } from "#app/notebook/pairs/pair.ts";
import { standingLabels } from "#app/notebook/snakes/snake.ts";
import { formatDay, formatMoment, isDay } from "#app/platform/site/days.ts";
import fieldLabels from "./field-labels.json" with { type: "json" };
import { eventOf, snakeOf } from "./readings.ts";

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  pairings: stepLabels.paired,
  ...stepLabels,
  ...seasonNumbers,
  [GONE]: "削除",
};

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sex: sexLabels,
  standing: standingLabels,
  outcome: outcomeLabels,
  prey: preyLabels,
  shed: shedLabels,
  stool: stoolLabels,
};

/** Returns a field's label; null for ids and other fields that mean nothing to the keeper. */
export const fieldLabel = (field: string): string | null =>
  Object.hasOwn(labels, field) ? (labels[field] ?? "") : null;

export function valueWords(field: string, value: Value): string {
  if (field === GONE) return value === true ? "消した" : "残す";
  const words = (Array.isArray(value) ? value : [value ?? ""]).map((one) => {
    const text = String(one);
    if (field === "at" && !Number.isNaN(Date.parse(text))) return formatMoment(text);
    if (isDay(text)) return formatDay(text);
    const own = choices[field] ?? {};
    return Object.hasOwn(own, text) ? own[text] : text;
  });
  return words.join("、") || "（空）";
}

/** Returns the thing as it was before deletion. */
const beforeRemoval = (thing: Thing): Thing => ({ ...thing, fields: { ...thing.fields, [GONE]: false } });

/** Names a thing, also a deleted one. `nameOf`: name of a snake by id. */
export function thingTitle(thing: Thing, nameOf: (snake: string) => string): string {
  const before = beforeRemoval(thing);
  const [snake, event, pair] = [snakeOf(before), eventOf(before), pairOf(before)];
  if (snake) return snake.name;
  if (pair) return `ペア「${pairName(pair.sire, pair.dam)}」`;
  const owner = nameOf(textIn(thing, "snake"));
  return event
    ? `${owner}：${formatDay(event.at)}の${careLabels[event.care.kind]}「${careWords(event.care)}」`
    : `${owner}の写真`;
}
