import { afterAll, expect, test, vi } from "vitest";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { NEW } from "#app/notebook/sealed/box.ts";
import { answerBox } from "#app/notebook/sealed/box-answer.server.ts";
import { BoxClient } from "#app/notebook/sealed/box-client.ts";
import { countBoxes } from "#app/notebook/sealed/boxes.server.ts";
import { keysOf, newSecret, type Secret } from "#app/notebook/sealed/keys.ts";
import { seal } from "#app/notebook/sealed/seal.ts";
import { codeFor, fetchNotebook, secretIn } from "#app/notebook/sealed/second-device.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const SITE = "https://site.example";
const db = emptyDatabase();
const written: string[] = [];
const borders = new Set<number>();
vi.mock("uqr", () => ({
  encode(text: string, { border }: { border: number }) {
    written.push(text);
    borders.add(border);
    return { data: [[true]], size: 1 };
  },
}));
vi.stubGlobal("fetch", (path: string, options: RequestInit) =>
  answerBox(db, new Request(SITE + path, options), "192.0.2.1", new Date()),
);
afterAll(() => {
  vi.unstubAllGlobals();
});

const boxes = async () => (await countBoxes(db)).boxes;

async function sealed(secret: Secret, type: string, fields: Record<string, string>): Promise<void> {
  const things = [makeThing(type, fields, nextStamp("", "aaaaaaaa", new Date()))];
  const { key } = await keysOf(secret);
  const bytes = await seal({ things, at: new Date().toISOString() }, key, "");
  if (!bytes) throw new Error("too large");
  expect(await new BoxClient(await keysOf(secret)).write(NEW, { bytes, before: "" })).toMatchObject({ is: "written" });
}

async function codeOf(secret: Secret) {
  const code = await codeFor(secret, SITE);
  if (!code) throw new Error("no code");
  return { code, once: secretIn(written.at(-1) ?? "") ?? "" };
}

test("a code opens the notebook once, and does not contain its words", async () => {
  const secret = newSecret();
  await sealed(secret, "snake", { name: "もち" });
  const { once } = await codeOf(secret);
  expect(written.join()).not.toContain(secret);
  // The quiet zone is light in the dark theme too, and as wide as cameras need.
  expect([...borders]).toEqual([4]);
  expect(await boxes()).toBe(2);
  expect(await fetchNotebook(once)).toMatchObject({
    is: "found",
    secret,
    sealed: { things: [{ fields: { name: "もち" } }] },
  });
  expect(await boxes()).toBe(1);
  expect(await fetchNotebook(once)).toEqual({ is: "gone" });
  expect(await fetchNotebook(secret)).toMatchObject({ is: "found", secret });
});

test("a closed code opens nothing, nor does one whose notebook is gone", async () => {
  const secret = newSecret();
  await sealed(secret, "snake", { name: "もち" });
  const before = await boxes();
  const { code, once } = await codeOf(secret);
  code.end();
  await expect.poll(boxes).toBe(before);
  expect(await fetchNotebook(once)).toEqual({ is: "gone" });
  expect(await fetchNotebook((await codeOf(newSecret())).once)).toEqual({ is: "gone" });
});

test("a foreign code that leads to itself or to nothing fails", async () => {
  const [circle, broken] = [newSecret(), newSecret()];
  await sealed(circle, "handed", { secret: circle });
  expect(await fetchNotebook(circle)).toMatchObject({ is: "found", secret: circle });
  await sealed(broken, "handed", { secret: "x" });
  expect(await fetchNotebook(broken)).toEqual({ is: "broken" });
});
