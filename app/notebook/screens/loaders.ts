// What each page of the notebook reads of the device before it is drawn.

import { allSnakes, snakeWithRecords } from "#app/notebook/store/notebook.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

export async function loadNotebook() {
  return { today: dayInJapan(new Date()) };
}

export async function loadSnakes() {
  return { snakes: await allSnakes() };
}

export async function loadSnake(id: string) {
  const [snake, all] = await Promise.all([snakeWithRecords(id), allSnakes()]);
  return { snake, all };
}
