// Converts things to snakes, records, photos and stress checks, validating data from newer builds or other sources.

import { preyLabels } from "#app/kinds/ball/care/care.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import {
  type Care,
  type CareEvent,
  type CareKind,
  careLabels,
  outcomeLabels,
  shedLabels,
  stoolLabels,
} from "#app/notebook/care/care.ts";
import { choiceIn, flagIn, momentIn, numberIn, textIn } from "#app/notebook/model/read-thing.ts";
import { isGone, type Thing } from "#app/notebook/model/thing.ts";
import { type Snake, standingLabels } from "#app/notebook/snakes/snake.ts";
import { isDay } from "#app/platform/site/days.ts";

export const SNAKE = "snake";
export const RECORD = "record";
export const PHOTO = "photo";
export const CHECK = "check";

/** Id of the snake whose digest counts the record; "" if the thing is not a record. */
export const snakeOfRecord = (thing: Thing): string => (thing.type === RECORD ? textIn(thing, "snake") : "");

export function snakeOf(thing: Thing): Snake | null {
  if (thing.type !== SNAKE || isGone(thing)) return null;
  const text = (name: string) => textIn(thing, name);
  const birth = text("birth");
  const days = (name: string) => {
    const value = numberIn(thing, name);
    return value !== null && value >= 1 && value <= 365 ? Math.round(value) : null;
  };
  return {
    id: thing.id,
    name: text("name") || "名前なし",
    sex: choiceIn(thing, "sex", sexLabels, "unknown"),
    birth: isDay(birth) || /^\d{4}$/.test(birth) ? birth : "",
    genotype: text("genotype"),
    from: text("from"),
    number: text("number"),
    enclosure: text("enclosure"),
    group: text("group"),
    memo: text("memo"),
    interval: days("interval"),
    weighEvery: days("weighEvery"),
    cleanEvery: days("cleanEvery"),
    photo: text("photo"),
    standing: choiceIn(thing, "standing", standingLabels, "here"),
    left: isDay(text("left")) ? text("left") : "",
    ball: text("ball"),
    isExample: flagIn(thing, "isExample"),
  };
}

/** Returns null if the thing is not a record, was deleted, or is of an unknown kind. */
export function eventOf(thing: Thing): CareEvent | null {
  if (thing.type !== RECORD || isGone(thing)) return null;
  const at = momentIn(thing, "at");
  const care = careOf(thing);
  if (!care || at === "") return null;
  return { id: thing.id, snake: textIn(thing, "snake"), at, care };
}

const GRAMS_MAX = 100_000;

const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null;

function careOf(thing: Thing): Care | null {
  const kind = textIn(thing, "kind");
  if (!isCareKind(kind)) return null;
  const note = textIn(thing, "note");
  switch (kind) {
    case "meal":
      return {
        kind,
        outcome: choiceIn(thing, "outcome", outcomeLabels, "eaten"),
        prey: choiceIn(thing, "prey", { ...preyLabels, "": "" }, ""),
        size: textIn(thing, "size"),
        count: within(numberIn(thing, "count"), 1, 99) ?? 1,
        grams: within(numberIn(thing, "grams"), 0, GRAMS_MAX),
      };
    case "weight": {
      const grams = within(numberIn(thing, "grams"), Number.MIN_VALUE, GRAMS_MAX);
      return grams === null ? null : { kind, grams };
    }
    case "shed":
      return { kind, shed: choiceIn(thing, "shed", shedLabels, "whole") };
    case "stool":
      return { kind, stool: choiceIn(thing, "stool", stoolLabels, "both"), note };
    case "cleaning":
    case "cloudy":
      return { kind };
    case "climate":
      return {
        kind,
        warm: within(numberIn(thing, "warm"), 0, 100),
        cool: within(numberIn(thing, "cool"), 0, 100),
        humidity: within(numberIn(thing, "humidity"), 0, 100),
      };
    case "handling":
      return { kind, minutes: within(numberIn(thing, "minutes"), 0, 1440) };
    case "vet":
    case "note":
      return { kind, note };
  }
}

const isCareKind = (kind: string): kind is CareKind => Object.hasOwn(careLabels, kind);

export function photoOf(thing: Thing) {
  if (thing.type !== PHOTO || isGone(thing)) return null;
  return {
    id: thing.id,
    snake: textIn(thing, "snake"),
    at: momentIn(thing, "at"),
    record: textIn(thing, "record"),
  };
}

export type Photo = NonNullable<ReturnType<typeof photoOf>>;

export interface Check {
  id: string;
  /** Id of an own snake; "" if the name matches none. */
  snake: string;
  name: string;
  at: string;
  path: string;
}

export function checkOf(thing: Thing): Check | null {
  if (thing.type !== CHECK || isGone(thing)) return null;
  const text = (name: string) => textIn(thing, name);
  const path = text("path");
  const at = momentIn(thing, "at");
  if (!path.startsWith("/stress_check?") || at === "") return null;
  return { id: thing.id, snake: text("snake"), name: text("name"), at, path };
}
