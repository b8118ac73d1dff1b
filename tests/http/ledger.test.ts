import { expect, test } from "vitest";
import { dayInJapan } from "#app/platform/site/days.ts";
import { mainOf, startAdminSite } from "#tests/support/admin-site.ts";

const ID = "b-2019-001";
const today = dayInJapan(new Date());

const { site, open, press, request } = await startAdminSite();
function logged(): Record<string, unknown>[] {
  const lines = site.log.join("").split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

const SOLD = "b-2019-003";

test("a page that fails over a damaged line of the ledger names no buyer, nor does the log with the cause", async () => {
  const buyer = { leftTo: "ヒミツノ太郎", leftOn: today, isLawful: "on", soldBy: "見本 花子" };
  const handOver = await open(`/admin/balls/${SOLD}/ledger?step=hand-over`);
  expect((await press(handOver, "引渡しを記録する", buyer)).status).toBe(303);
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

test.each([
  ["/admin/ledger"],
  ["/admin/report"],
  ["/admin/check"],
  ["/admin/breeding"],
  [`/admin/balls/${ID}/explanation`],
])("%s links its law and says that the current text is authoritative", async (path) => {
  const page = await open(path);
  expect(page.querySelector('a[href^="https://laws.e-gov.go.jp/law/"]')).not.toBeNull();
  expect(mainOf(page)).toContain("最新の条文と、登録を受けた自治体の案内が優先します");
});

test("the QR code on the explanation adds the snake to the buyer's notebook", async () => {
  const page = await open(`/admin/balls/${ID}/explanation`);
  const label = page.querySelector("figure svg")?.getAttribute("aria-label");
  expect(label).toBe(`${site.origin}/note?take=/ball/${ID} のQRコード`);
});
