// The dealer's papers over HTTP, as a browser without JavaScript uses them: bought in, explained, handed over, reported.

import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInJapan } from "#app/platform/site/days.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { documentOf } from "#tests/support/document.ts";
import { get, type Site } from "#tests/support/site.ts";

const ID = "b-2019-001";
const today = dayInJapan(new Date());

let site: Site;
let cookie: string;
beforeAll(async () => {
  ({ site, cookie } = await startAdminSite());
});
afterAll(() => site.stop());

const headers = () => ({ Cookie: cookie, Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" });

async function open(path: string): Promise<Document> {
  const response = await fetch(site.origin + path, { headers: headers() });
  expect(response.status, path).toBe(200);
  return documentOf(await response.text());
}

/** Sends the form whose button says so, with what stands in it and what is typed. */
async function press(page: Document, button: string, typed: Record<string, string> = {}) {
  const pressed = [...page.querySelectorAll<HTMLButtonElement>("button[type=submit]")].find((one) =>
    one.textContent?.includes(button),
  );
  const form = pressed?.closest("form");
  expect(form, button).toBeTruthy();
  const boxes = form?.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]") ?? [];
  const body = new URLSearchParams();
  for (const box of boxes) if (box.type !== "checkbox" || box.checked) body.append(box.name, box.value);
  if (pressed?.name) body.set(pressed.name, pressed.value);
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  const path = form?.getAttribute("action") ?? "";
  const response = await fetch(site.origin + path, { method: "POST", redirect: "manual", headers: headers(), body });
  const location = response.headers.get("Location") ?? "";
  return { status: response.status, location, page: documentOf(await response.text()) };
}

const words = (page: Document) => page.querySelector("main")?.textContent ?? "";

test.each([
  ["/admin/ledger"],
  ["/admin/ledger.csv"],
  ["/admin/ledger/new"],
  ["/admin/report?year=2026"],
  ["/admin/report.csv?year=2026"],
  ["/admin/explanation"],
  [`/admin/balls/${ID}/ledger`],
  [`/admin/balls/${ID}/explanation`],
])("%s is nobody's who is not signed in, as a page and as data", async (path) => {
  const response = await fetch(site.origin + path, { redirect: "manual" });
  expect([302, 303]).toContain(response.status);
  const data = await fetch(`${site.origin}${path.replace(/(\?|$)/, ".data$1")}`, { redirect: "manual" });
  expect(await data.text()).not.toContain("繁殖者");
});

test("a snake is bought in, explained, handed over and reported without a script", async () => {
  const bought = await press(await open("/admin/ledger/new"), "保存する", {
    number: "BP-TEST-1",
    line: "パステル",
    hatched: "2025",
    acquiredFrom: "見本ファーム",
    acquiredFromId: "東京都見本区",
  });
  expect(bought).toMatchObject({ status: 303, location: "/admin/balls/bp-test-1/ledger?flash=acquire" });
  expect(words(await open(bought.location))).toContain("仕入を保存しました。");

  const texts = await press(await open("/admin/balls/bp-test-1/explanation"), "保存する", {
    illness: "なし",
    inherited: "確認していません",
  });
  expect(texts.status).toBe(303);
  const shown = await press(await open("/admin/balls/bp-test-1/explanation"), "この内容で説明した");
  expect(shown).toMatchObject({ status: 303, location: "/admin/balls/bp-test-1/explanation/1?flash=stored" });
  expect(words(await open("/admin/balls/bp-test-1/explanation/1"))).toContain("確認していません");

  const ledger = await open("/admin/balls/bp-test-1/ledger?step=hand-over");
  expect(ledger.querySelector<HTMLDetailsElement>("#hand-over")?.open).toBe(true);
  const refused = await press(ledger, "引渡しを保存する", { leftTo: "買う 人", leftOn: "あした以後" });
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector<HTMLInputElement>("#hand-over-leftTo")?.value).toBe("買う 人");
  const done = await press(refused.page, "引渡しを保存する", {
    ...{ leftOn: today, leftToId: "千葉県", isLawful: "on", soldBy: "見本 花子" },
  });
  expect(done).toMatchObject({ status: 303, location: "/admin/balls/bp-test-1/ledger?flash=hand-over" });
  expect(words(await open(done.location))).not.toContain("足りないもの");
  expect(words(await open("/admin/ledger?show=left"))).toContain("買う 人（千葉県）");
  const csv = await (await fetch(`${site.origin}/admin/ledger.csv`, { headers: headers() })).text();
  expect(csv).toContain("買う 人（千葉県）");
  expect(words(await open("/admin/report"))).toContain("数は合っていますが");
  expect(words(await open("/admin/dashboard"))).toContain("帳簿に足りないものがある");
});

test("what was said of buyers is in no export, no search and no log", async () => {
  const zip = await (await fetch(`${site.origin}/admin/balls/export.zip`, { headers: headers() })).arrayBuffer();
  expect(Buffer.from(zip).includes("千葉県")).toBe(false);
  expect(words(await open("/admin/search?q=千葉県"))).not.toContain("bp-test-1");
  expect(await (await get(`${site.origin}/api/suggest?q=買う`)).text()).not.toContain("買う 人");
  expect(words(await open("/admin/log"))).not.toContain("買う 人");
});

test.each(["/admin/ledger?show=x&page=-1", "/admin/report?year=x", `/admin/balls/${ID}/ledger?step=x`])(
  "nonsense in the address, %s, is a page",
  async (path) => {
    await open(path);
  },
);

test.each(["/admin/balls/none/ledger", "/admin/balls/none/explanation", `/admin/balls/${ID}/explanation/x`])(
  "%s is not there",
  async (path) => {
    expect((await fetch(site.origin + path, { headers: headers() })).status).toBe(404);
  },
);
