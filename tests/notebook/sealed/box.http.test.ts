import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { BOX_MAX, BOX_PATH, headAfter, NEW } from "#app/notebook/sealed/box.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false, env: { TRUST_PROXY: "1" } });

const newKey = () => randomBytes(32).toString("base64url");

interface Sent {
  box: string;
  known?: string;
  part?: string;
  deletion?: string;
  from?: string;
  headers?: Record<string, string>;
}

function send(
  method: string,
  { box, known, part = "base", deletion, from, headers }: Sent,
  body?: Uint8Array<ArrayBuffer>,
) {
  return fetch(site.origin + BOX_PATH, {
    method,
    headers: {
      Authorization: `Notebook ${box}`,
      ...(known !== undefined && { "Notebook-Known": known }),
      "Notebook-Part": part,
      ...(deletion !== undefined && { "Notebook-Deletion": deletion }),
      "X-Forwarded-For": from ?? "192.0.2.1",
      ...headers,
    },
    ...(body && { body }),
  });
}

const ONE = await headAfter("", new Uint8Array(100).fill(7));
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const bytes = (size: number, value = 7) => new Uint8Array(size).fill(value);

async function stored(size = 100) {
  const [box, token] = [newKey(), newKey()];
  const made = await send("PUT", { box, known: NEW, deletion: sha256(token), from: newAddress() }, bytes(size));
  expect(made.status).toBe(204);
  return { box, token };
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.trunc(addresses / 250)}.${addresses % 250}`;
}

test("a box holds at most a megabyte, with or without a declared length", async () => {
  const { box } = await stored(BOX_MAX);
  const known = await headAfter("", bytes(BOX_MAX));
  expect((await send("PUT", { box, known }, bytes(BOX_MAX + 1))).status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 12; i += 1) controller.enqueue(bytes(100_000));
      controller.close();
    },
  });
  const chunked = await fetch(site.origin + BOX_PATH, {
    method: "PUT",
    headers: { Authorization: `Notebook ${box}`, "Notebook-Known": known, "Notebook-Part": "base" },
    body: stream,
    duplex: "half",
  } as RequestInit).catch(() => null);
  expect(chunked === null || chunked.status >= 400).toBe(true);
  const opened = await send("POST", { box });
  expect((await opened.arrayBuffer()).byteLength).toBe(4 + BOX_MAX);
});

test.each([
  ["no address", { headers: { Authorization: "" } }],
  ["an address that is none", { box: "x" }],
  ["no head", { known: "" }],
  ["a head that is none", { known: "abc" }],
  ["a part of no kind", { part: "x" }],
  ["an addition to nothing", { part: "addition" }],
  ["no hash for a later deletion", { deletion: "" }],
])("%s is rejected", async (_, wrong) => {
  const sent = { box: newKey(), known: NEW, deletion: sha256("t"), ...wrong };
  expect((await send("PUT", sent, bytes(10))).status).toBe(400);
});

test("a page from before parts is told to reload, and never that nothing is new", async () => {
  const { box } = await stored();
  for (const [method, known] of [
    ["POST", "1"],
    ["PUT", "1"],
  ] as const) {
    const answer = await send(method, { box, known }, method === "PUT" ? bytes(10) : undefined);
    expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining("読み込み直す")]);
  }
});

test("other sites' pages can neither write, open nor delete", async () => {
  const { box, token } = await stored();
  for (const method of ["POST", "PUT", "DELETE"]) {
    const sent = { box, known: ONE, deletion: token, headers: { Origin: "https://elsewhere.example" } };
    expect([method, (await send(method, sent, method === "PUT" ? bytes(10) : undefined)).status]).toEqual([
      method,
      403,
    ]);
  }
  expect((await send("POST", { box })).status).toBe(200);
});

test("one network creates ten boxes a day; others are unaffected", async () => {
  const statuses = [];
  for (let i = 0; i < 12; i += 1) {
    const sent = { box: newKey(), known: NEW, deletion: sha256("t"), from: "203.0.113.9" };
    const { status, headers } = await send("PUT", sent, bytes(10));
    statuses.push(status);
    if (status === 429) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  await stored();
});

test("one network reads sixty megabytes in ten minutes; others are unaffected", async () => {
  const { box } = await stored(BOX_MAX);
  const opened = (from: string) =>
    send("POST", { box, from }).then(async (answer) => [answer.status, (await answer.arrayBuffer()).byteLength]);
  const seen = [];
  for (let n = 0; n < 70; n += 1) seen.push(await opened("203.0.113.55"));
  expect(seen.filter(([status]) => status === 200)).toHaveLength(60);
  expect(seen.at(-1)).toEqual([429, expect.any(Number)]);
  expect(await opened("203.0.113.56")).toEqual([200, 4 + BOX_MAX]);
});

test("a site without space says so in a message, and keeps its boxes", async () => {
  const small = await startSite({ filled: false, env: { NOTEBOOK_SYNC_GB: "0.001" } });
  const put = (box: string, known: string, size: number) =>
    fetch(small.origin + BOX_PATH, {
      method: "PUT",
      headers: {
        Authorization: `Notebook ${box}`,
        "Notebook-Known": known,
        "Notebook-Part": "base",
        "Notebook-Deletion": sha256("t"),
      },
      body: bytes(size),
    });
  const [first, second] = [newKey(), newKey()];
  expect((await put(first, NEW, 600_000)).status).toBe(204);
  const full = await put(second, NEW, 600_000);
  expect([full.status, (await full.json()).message]).toEqual([507, expect.stringContaining("いっぱい")]);
  expect((await put(first, await headAfter("", bytes(600_000)), 900_000)).status).toBe(204);
});

test("a flood of writes from one network gets Retry-After, and others can write and read", async () => {
  const [{ box }, other] = [await stored(), await stored()];
  const flood = Array.from({ length: 300 }, () =>
    send("PUT", { box, known: ONE, from: "203.0.113.77" }, bytes(1000)).then(({ status }) => status),
  );
  const beside = await Promise.all([
    send("PUT", { box: other.box, known: ONE, from: "192.0.2.9" }, bytes(10)),
    fetch(`${site.origin}/search?q=1`, { headers: { "X-Forwarded-For": "192.0.2.10" } }),
  ]);
  expect(beside.map(({ status }) => status)).toEqual([204, 200]);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(300 - 120);
});

test("too frequent writes are rejected on their headers, without reading the body", async () => {
  const from = "203.0.113.99";
  const sent = () => ({ box: newKey(), known: NEW, deletion: sha256("t"), from });
  for (let i = 0; i < 10; i += 1) expect((await send("PUT", sent(), bytes(10))).status).toBe(204);
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `PUT ${BOX_PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Notebook ${newKey()}\r\nX-Forwarded-For: ${from}\r\n` +
      `Notebook-Known: new\r\nNotebook-Part: base\r\nNotebook-Deletion: ${sha256("t")}\r\nContent-Length: ${BOX_MAX}\r\n\r\n`,
  );
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 429 .*Retry-After: \d+/is);
  socket.destroy();
});

test("the log contains neither box addresses nor tokens", async () => {
  const { box, token } = await stored();
  await send("DELETE", { box, deletion: token });
  await expect.poll(() => site.log.join("")).toContain(BOX_PATH);
  for (const secret of [box, token, sha256(box), sha256(token)]) expect(site.log.join("")).not.toContain(secret);
});

test("NOTEBOOK_SYNC=0 disables writes and reads, but not deletion", async () => {
  const off = await startSite({ filled: false, env: { NOTEBOOK_SYNC: "0" } });
  const [box, token] = [newKey(), newKey()];
  const row = { head: ONE, deletion: sha256(token), visited_on: "2026-11-24" };
  await off.db
    .insertInto("note_boxes")
    .values({ address: sha256(box), ...row })
    .execute();
  const ask = (method: string, headers: Record<string, string> = {}) =>
    fetch(off.origin + BOX_PATH, { method, headers: { Authorization: `Notebook ${box}`, ...headers } });
  expect((await ask("POST")).status).toBe(404);
  expect((await ask("PUT", { "Notebook-Known": ONE, "Notebook-Part": "base" })).status).toBe(404);
  expect((await ask("DELETE", { "Notebook-Deletion": token })).status).toBe(204);
});
