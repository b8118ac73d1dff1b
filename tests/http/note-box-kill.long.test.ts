// The server's process is killed under devices that write their sealed notebooks: what was answered is there, whole.

import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { databaseFindings } from "#app/cli/doctor/machine.ts";
import { noteBoxes } from "#app/cli/doctor/note-boxes.ts";
import { postgresFindings } from "#app/cli/doctor/postgres.ts";
import { BOX_PATH } from "#app/notebook/sealed/box.ts";
import { countBoxes, openBox } from "#app/notebook/sealed/boxes.server.ts";
import { startServer, startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false });
site.process.kill("SIGKILL");
await once(site.process, "exit");

const ROUNDS = 5;
const NOW = new Date("2026-11-24T00:00:00.000Z");

/** A box of this version: fifty pages of a database, each another size, of the version's own byte. */
const contentOf = (version: number) => new Uint8Array(200_000 + version).fill(version % 251);

test("five times over", async () => {
  const devices = Array.from({ length: 3 }, () => ({ box: randomBytes(32).toString("base64url"), version: 0 }));
  let answered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(site.place);
    const ended = once(server.process, "exit");
    let isOver = false;
    let inRound = 0;
    const writing = devices.map(async (device) => {
      while (!isOver) {
        const next = device.version + 1;
        const response = await fetch(server.origin + BOX_PATH, {
          method: "PUT",
          headers: {
            Authorization: `Notebook ${device.box}`,
            "Notebook-Known": String(device.version),
            "Notebook-Version": String(next),
            "Notebook-Deletion": createHash("sha256").update("token").digest("hex"),
          },
          body: contentOf(next),
        }).catch(() => null);
        if (!response) return;
        expect(response.status).toBe(204);
        device.version = next;
        answered += 1;
        inRound += 1;
        if (inRound !== 6 + round) continue;
        await wait(round * 2);
        isOver = true;
        server.process.kill("SIGKILL");
      }
    });
    await Promise.all([...writing, ended]);
    for (const device of devices) {
      const box = await openBox(site.db, device.box, NOW);
      const version = box?.version ?? 0;
      // What was under way may have been written without its answer: that one write, and no more.
      expect(version - device.version).toBeGreaterThanOrEqual(0);
      expect(version - device.version).toBeLessThanOrEqual(1);
      if (box) expect(Buffer.compare(box.sealed ?? Buffer.of(), contentOf(version))).toBe(0);
      device.version = version;
    }
  }
  expect(answered).toBeGreaterThanOrEqual(30);
  const rows = await site.db.selectFrom("note_boxes").selectAll().execute();
  const bytes = rows.reduce((sum, { sealed }) => sum + sealed.byteLength, 0);
  expect(await countBoxes(site.db)).toEqual({ boxes: rows.length, bytes });
  const address = site.place.DATABASE_URL;
  const found = address ? await postgresFindings(address, "here") : databaseFindings(site.file);
  const complaints = [...found, ...(await noteBoxes(address ?? site.file, 1))].filter(({ grade }) => grade !== "ok");
  expect(complaints).toEqual([]);
});
