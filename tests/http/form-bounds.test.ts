import { expect, test } from "vitest";
import { readForm } from "#app/platform/forms/form-of.server.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { connectTo, headOf } from "#tests/support/connection.ts";
import { documentOf } from "#tests/support/document.ts";
import { formData } from "#tests/support/form-data.ts";
import { forgedCookie, sessionCookie } from "#tests/support/people.ts";

const { site, cookie } = await startAdminSite({ filled: false });

const MULTIPART = { "Content-Type": "multipart/form-data; boundary=b" };
const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const DOCUMENT = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "same-origin" };

function field(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function picture(bytes: number): string {
  return `--b\r\nContent-Disposition: form-data; name="upload:cover"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${"x".repeat(bytes)}\r\n--b--\r\n`;
}

async function post(path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(site.origin + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { "User-Agent": "Mozilla/5.0 Chrome/150.0", ...headers },
  });
  const text = await response.text();
  return { status: response.status, text, type: response.headers.get("Content-Type") ?? "" };
}

const anywhere = ["/admin/login", "/admin/logout", "/admin/images", "/admin/terms/new", "/shop", "/theme", "/nothere"];

test.each(anywhere)("only an admin may send more than 256 kB to %s", async (path) => {
  const tooLarge = field("a", "x".repeat(300_000)) + picture(10);
  const senders: Record<string, string>[] = [{}, { Cookie: forgedCookie() }, { Cookie: await sessionCookie() }];
  for (const sender of senders) {
    const refused = await post(path, tooLarge, { ...MULTIPART, ...sender });
    expect(refused.status).toBe(413);
    expect(refused.text).toContain(
      ">送信されたデータが大きすぎます（256KBまで）。何も保存していません。ブラウザーの「戻る」で",
    );
  }
});

test.each([
  ["/admin/login", MULTIPART, "--b\r\n\r\n\r\n".repeat(12_000)],
  ["/admin/login", MULTIPART, field("a", "").repeat(5_001)],
  ["/admin/login", URLENCODED, "a&".repeat(5_001)],
  // Unauthenticated bodies are read only up to the largest of these forms.
  ["/admin/login", MULTIPART, field("a", "").repeat(101)],
  ["/admin/logout", URLENCODED, "a&".repeat(101)],
  ["/theme", MULTIPART, field("a", "").repeat(101)],
  ["/admin/logout", MULTIPART, "--b\r\n\r\n\r\n".repeat(12_000)],
  ["/theme", URLENCODED, "a&".repeat(5_001)],
  ["/admin/terms/new", { ...MULTIPART, ...DOCUMENT }, field("a", "").repeat(2_001)],
  ["/admin/terms/new", { ...URLENCODED, ...DOCUMENT }, "a&".repeat(2_001)],
])("a form of thousands of fields to %s is rejected on a page", async (path, headers, body) => {
  const refused = await post(
    path,
    `${body}${headers["Content-Type"] === MULTIPART["Content-Type"] ? "--b--\r\n" : ""}`,
    { ...headers, Accept: "text/html" },
  );
  expect([refused.status, refused.type]).toEqual([413, "text/html; charset=utf-8"]);
  expect(refused.text).toContain("送信された内容が多すぎます。");
});

test.each([
  ["cut short", MULTIPART, field("email", "a@example.jp")],
  ["without its boundary", { "Content-Type": "multipart/form-data" }, field("email", "a@example.jp")],
  ["in no known letters", MULTIPART, `${field("email", "x").replace("x", "\u00ff")}--b--\r\n`],
])("a form %s gets a client error", async (_, headers, body) => {
  const sent = await fetch(`${site.origin}/admin/login`, {
    method: "POST",
    headers: { ...headers, "User-Agent": "Mozilla/5.0 Chrome/150.0" },
    body: Buffer.from(body, "latin1"),
  });
  expect(sent.status).toBe(400);
  expect(documentOf(await sent.text()).querySelector("h1")?.textContent).toMatch(/受け取れませんでした|ログイン/);
});

test("fields are counted while streaming: an endless form is rejected at the limit", async () => {
  for (const [type, piece] of [
    [MULTIPART["Content-Type"], field("a", "").repeat(100)],
    [URLENCODED["Content-Type"], "a=1&".repeat(100)],
  ] as const) {
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(Buffer.from(piece));
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "Content-Type": type },
      body,
      duplex: "half",
    };
    expect(await readForm(new Request("http://borupa.example/", init), { fieldsMax: 1_000 })).toBe(413);
    expect(pieces).toBeLessThan(15);
  }
});

test("form data is read as sent, in both encodings", async () => {
  const pairs: [string, string][] = [
    ["title", "モルフ＆遺伝 100% =?"],
    ["body", "一行目\r\n二行目\r\n--b\r\n"],
    ["empty", ""],
    ["twice", "1"],
    ["twice", "2"],
  ];
  const form = formData(pairs);
  form.append("upload:cover", new File(["png"], "写真 1.png", { type: "image/png" }));
  form.append("upload:none", new File([], ""));
  const read = await readForm(new Request("http://borupa.example/", { method: "POST", body: form }), { asTyped: true });
  if (typeof read === "number") throw new Error(`Not read: ${read}`);
  expect([...read].filter(([name]) => !name.startsWith("upload"))).toEqual(pairs);
  const cover = read.get("upload:cover");
  if (!(cover instanceof File)) throw new Error("No file");
  expect([cover.name, cover.type, await cover.text()]).toEqual(["写真 1.png", "image/png", "png"]);
  expect(read.get("upload:none")).toHaveProperty("size", 0);
  const plain = await readForm(
    new Request("http://borupa.example/", { method: "POST", body: new URLSearchParams(pairs) }),
    { asTyped: true },
  );
  expect(typeof plain === "number" ? plain : [...plain]).toEqual(pairs);
});

test("input sent after the session ended comes back up to 1 MB; larger input gets an explanation", async () => {
  const words = "手".repeat(250_000);
  const kept = await post("/admin/terms/new", `${field("body", words)}${picture(1000)}`, { ...MULTIPART, ...DOCUMENT });
  expect(kept.status).toBe(401);
  const document = documentOf(kept.text);
  expect(document.querySelector<HTMLInputElement>("[name=body]")?.value).toBe(words);
  const tooLarge = await post("/admin/terms/new", field("body", "手") + picture(1_100_000), {
    ...MULTIPART,
    ...DOCUMENT,
  });
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.text).toMatch(/ログインを確認できないため.*「戻る」/);
});

test("slow uploads of strangers block neither an admin nor a visitor", async () => {
  const form = `${field("a", "1")}--b--\r\n`;
  const own = await connectTo(site.origin);
  await own.send(
    `${headOf("/admin/images", form.length, { ...MULTIPART, Cookie: cookie, Host: new URL(site.origin).host })}\r\n${form.slice(0, 10)}`,
  );
  const strangers = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const stranger = await connectTo(site.origin);
      await stranger.send(`${headOf("/theme", 100)}\r\na`);
      return stranger;
    }),
  );
  // All but the newest connections were dropped.
  await Promise.all(strangers.slice(0, -20).map((stranger) => stranger.receive(/^HTTP\/1\.1 503/)));
  expect((await post("/theme", "theme=dark", URLENCODED)).status).toBe(302);
  await own.send(form.slice(10));
  expect(await own.receive(/^HTTP\/1\.1 \d{3}/)).toMatch(/^HTTP\/1\.1 422/);
  for (const { socket } of [own, ...strangers]) socket.destroy();
});
