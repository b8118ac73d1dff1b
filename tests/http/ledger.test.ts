// The dealer's papers over HTTP, as a browser without JavaScript uses them: bought in, explained, handed over, reported.

import { expect, test } from "vitest";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { mainOf, startAdminSite } from "#tests/support/admin-site.ts";

const ID = "b-2019-001";
const today = dayInJapan(new Date());

const { site, open, press, request } = await startAdminSite();
const registration = {
  ...emptyShopInformation.registration,
  holder: "見本 太郎",
  number: "第1号",
  manager: "見本 花子",
};
const { version } = await readSetting(site.db, "shop", null);
const actor = { by: "admin@example.jp", now: new Date() };
await saveSetting(site.db, "shop", version, { ...emptyShopInformation, registration }, actor);

/** The log's lines as objects. */
function logged(): Record<string, unknown>[] {
  const lines = site.log.join("").split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

test("a snake is bought in, explained, handed over and reported without a script", async () => {
  const bought = await press(await open("/admin/ledger/new"), "保存する", {
    number: "BP-TEST-1",
    line: "パステル",
    hatched: "2025",
    acquiredFrom: "見本ファーム",
    acquiredFromId: "東京都見本区",
  });
  expect(bought).toMatchObject({ status: 303, location: "/admin/balls/bp-test-1/ledger?flash=acquire" });
  expect(mainOf(await open(bought.location))).toContain("仕入を保存しました。");

  const texts = await press(await open("/admin/balls/bp-test-1/explanation"), "保存して", {
    illness: "なし",
    inherited: "確認していません",
  });
  expect(texts.status).toBe(303);
  const asked = await press(await open("/admin/balls/bp-test-1/explanation"), "この内容で説明した");
  expect([asked.status, mainOf(asked.page)]).toEqual([422, expect.stringContaining("書かれていない項目があります")]);
  const shown = await press(asked.page, "この内容で説明した", { sure: "on" });
  expect(shown).toMatchObject({ status: 303, location: "/admin/balls/bp-test-1/explanation/1?flash=stored" });
  expect(mainOf(await open("/admin/balls/bp-test-1/explanation/1"))).toContain("確認していません");

  const ledger = await open("/admin/balls/bp-test-1/ledger?step=hand-over");
  expect(ledger.querySelector<HTMLDetailsElement>("#hand-over")?.open).toBe(true);
  expect(ledger.title).toContain("帳簿: ");
  const refused = await press(ledger, "引渡しを保存する", { leftTo: "買う 人", leftOn: "あした以後" });
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector<HTMLInputElement>("#hand-over-leftTo")?.value).toBe("買う 人");
  const done = await press(refused.page, "引渡しを保存する", {
    ...{ leftOn: today, leftToId: "千葉県", isLawful: "on", soldBy: "見本 花子" },
  });
  expect(done).toMatchObject({
    status: 303,
    location: expect.stringContaining("/admin/balls/bp-test-1/ledger?flash=hand-over&day="),
  });
  expect(mainOf(await open(done.location))).not.toContain("足りないもの");
  expect(mainOf(await open("/admin/ledger?show=left"))).toContain("買う 人（千葉県）");
  const csv = await (await request("/admin/ledger.csv")).text();
  expect(csv).toContain("買う 人（千葉県）");
  expect(mainOf(await open("/admin/report"))).toContain("数は合っていますが");
  expect(mainOf(await open("/admin/dashboard"))).toContain("帳簿に足りないものがある");
});

const SOLD = "b-2019-003";

test("a page that fails over a damaged line of the ledger names no buyer, nor does the log that tells why", async () => {
  const buyer = { leftTo: "ヒミツノ太郎", leftOn: today, isLawful: "on", soldBy: "見本 花子" };
  const handOver = await open(`/admin/balls/${SOLD}/ledger?step=hand-over`);
  expect((await press(handOver, "引渡しを保存する", buyer)).status).toBe(303);
  const asStored = await site.db
    .selectFrom("ledger_lines")
    .select("value")
    .where("snake", "=", SOLD)
    .executeTakeFirst();
  const store = (value: string) =>
    site.db.updateTable("ledger_lines").set({ value }).where("snake", "=", SOLD).execute();
  for (const damaged of ["ヒミツノ太郎", '{"leftTo":"ヒミツノ太郎" "x"}', '{"leftTo":ヒミツ町}']) {
    await store(damaged);
    for (const path of [`/admin/balls/${SOLD}/ledger`, `/admin/balls/${SOLD}/ledger.data`]) {
      const response = await request(path);
      expect(response.status, path).toBe(500);
      expect(await response.text(), path).not.toMatch(/ヒミツ/);
    }
  }
  await store(asStored?.value ?? "");
  const failures = () => logged().filter(({ msg }) => msg === "unhandled error");
  await expect.poll(() => failures().length).toBeGreaterThan(2);
  expect(JSON.stringify(failures())).not.toMatch(/ヒミツ/);
});

test("today's check is one press, and stands in the month's paper and its file", async () => {
  const pressed = await press(await open("/admin/dashboard"), "すべて済み・異常なし");
  expect(pressed).toMatchObject({ status: 303, location: `/admin/check?day=${today}&flash=checked` });
  const page = await open(pressed.location);
  expect(mainOf(page)).toContain("点検を記録しました。");
  const corrected = await press(page, "訂正を記録する", { note: "床材を替えた" });
  expect(corrected.status).toBe(303);
  expect(mainOf(await open(corrected.location))).toContain("この日の記録と訂正（2件）");
  const refused = await press(await open("/admin/check"), "訂正を記録する", { count: "x", checker: "" });
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector<HTMLInputElement>("#check-count")?.value).toBe("x");
  const csv = await (await request("/admin/check.csv")).text();
  expect(csv).toContain(`${today},○,○,○,`);
});

test.each([
  ["/admin/ledger"],
  ["/admin/report"],
  ["/admin/check"],
  ["/admin/breeding"],
  [`/admin/balls/${ID}/explanation`],
])("%s links its law and says that the current text decides", async (path) => {
  const page = await open(path);
  expect(page.querySelector('a[href^="https://laws.e-gov.go.jp/law/"]')).not.toBeNull();
  expect(mainOf(page)).toContain("最新の条文と、登録した自治体の案内が優先します");
});

test("the code on the explanation brings the snake into the buyer's notebook", async () => {
  const page = await open(`/admin/balls/${ID}/explanation`);
  const label = page.querySelector("figure svg")?.getAttribute("aria-label");
  expect(label).toBe(`${site.origin}/note?take=/ball/${ID} のQRコード`);
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
    expect((await request(path)).status).toBe(404);
  },
);
