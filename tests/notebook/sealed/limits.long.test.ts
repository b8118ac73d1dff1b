import { expect, test } from "vitest";
import { BOX_PATH, NEW } from "#app/notebook/sealed/box.ts";
import { answerBox } from "#app/notebook/sealed/box-answer.server.ts";
import { countBoxes } from "#app/notebook/sealed/boxes.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();
const NOW = new Date("2026-11-27T03:00:00.000Z");

let sent = 0;
/** Returns the status of a write; each network sends ten. */
async function write(known: string): Promise<number> {
  const network = Math.trunc(sent / 10);
  sent += 1;
  const request = new Request(`http://site${BOX_PATH}`, {
    method: "PUT",
    headers: {
      Authorization: `Notebook ${String(sent).padStart(43, "A")}`,
      "Notebook-Known": known,
      "Notebook-Part": "base",
      "Notebook-Deletion": "a".repeat(64),
    },
    body: "sealed",
  });
  const { status, headers } = await answerBox(db, request, `10.0.${Math.trunc(network / 250)}.${network % 250}`, NOW);
  if (status === 429) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  return status;
}

async function statuses(count: number, known: string): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (let i = 0; i < count; i += 1) {
    const status = await write(known);
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

test("all networks together: a thousand new boxes a day, and six thousand writes in ten minutes", async () => {
  expect(await statuses(1_020, NEW)).toEqual({ 204: 1_000, 429: 20 });
  expect((await countBoxes(db)).boxes).toBe(1_000);
  // The others name missing boxes, which count as well.
  expect(await statuses(5_000, "v1")).toEqual({ 404: 4_980, 429: 20 });
});
