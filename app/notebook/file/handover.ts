// Copies one snake, its records and photos for another keeper, under new stamps that do not identify this device.

import { newDevice } from "#app/notebook/model/ids.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { type Fields, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { newSnake, type SnakeFields } from "#app/notebook/snakes/snake.ts";
import { eventOf, photoOf, snakeOf } from "#app/notebook/store/readings.ts";

export const handoverParts = {
  photos: "写真",
  vet: "薬・通院の記録",
  notes: "メモ（個体のメモ・入手先と、記録に書いたメモ）",
} as const;
export type HandoverPart = keyof typeof handoverParts;

/** `own`: the snake and its records and photos. */
export function handoverThings(own: readonly Thing[], parts: readonly HandoverPart[], now: Date): Thing[] {
  const [device, hasNotes] = [newDevice(), parts.includes("notes")];
  let stamp = "";
  const made = ({ id, type }: Thing, fields: Fields) => {
    stamp = nextStamp(stamp, device, now);
    return makeThing(type, fields, stamp, id);
  };
  const photos = parts.includes("photos") ? own.flatMap((thing) => (photoOf(thing) ? thing : [])) : [];
  const snakes = own.flatMap((thing) => {
    const snake = snakeOf(thing);
    if (!snake) return [];
    // Enclosure, group and standing are private to the keeper and left out.
    const { name, sex, birth, genotype, number, interval, ball } = snake;
    const photo = photos.some(({ id }) => id === snake.photo) ? snake.photo : "";
    const notes = hasNotes ? { from: snake.from, memo: snake.memo } : {};
    const fields: SnakeFields = { ...newSnake, name, sex, birth, genotype, number, interval, ball, photo, ...notes };
    return made(thing, fields);
  });
  const records = own.flatMap((thing) => {
    const event = eventOf(thing);
    if (!event || (event.care.kind === "note" && !hasNotes)) return [];
    if (event.care.kind === "vet" && !parts.includes("vet")) return [];
    const { snake, at, care } = event;
    const isKept = hasNotes || care.kind === "vet" || !("note" in care);
    return made(thing, { snake, at, ...care, ...(!isKept && { note: "" }) });
  });
  const kept = new Set(records.map(({ id }) => id));
  return [
    ...snakes,
    ...records,
    ...photos.map((thing) => {
      const record = textIn(thing, "record");
      const fields = { snake: textIn(thing, "snake"), at: textIn(thing, "at"), record: kept.has(record) ? record : "" };
      return made(thing, fields);
    }),
  ];
}
