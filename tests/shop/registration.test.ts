import { expect, test } from "vitest";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { emptyShopInformation, registrationItems, registrationProblems } from "#app/shop/registration.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { now, shopWith, today } from "./forms.ts";

test("a shop that was never configured gets all eight messages", () => {
  const problems = registrationProblems(emptyShopInformation, today);
  expect(problems).toHaveLength(8);
  for (const { label } of registrationItems) expect(problems.join()).toContain(`「${label}」が未入力です`);
});

test.each(registrationItems.map(({ name, label }) => [label, name] as const))(
  "without %s it is not valid",
  (label, name) => {
    expect(registrationProblems(shopWith({ [name]: "　 " }), today)).toContain(`「${label}」が未入力です`);
  },
);

test("the last day of validity still counts, the day after does not", () => {
  expect(registrationProblems(shopWith({ expires: "2026-11-20" }), today)).toEqual([]);
  expect(registrationProblems(shopWith({ expires: "2026-11-19" }), today)).toEqual([
    "登録の有効期間が2026年11月19日で切れています",
  ]);
});

test.each(["いつまでも", "2030年3月", "2030-02-31x", "9999"])(
  "an invalid end date, %s, does not count as far away",
  (expires) => {
    expect(registrationProblems(shopWith({ expires }), today)).toEqual(["「有効期間の末日」が日付として読めません"]);
  },
);

test("every page reflects the expired registration at midnight in Japan", async () => {
  const db = emptyDatabase();
  await saveSetting(db, "shop", 0, shopWith({ expires: "2026-11-20" }), { by: "test", now });
  expect((await readShopNotice(db, new Date("2026-11-20T14:59:59.000Z"))).registration).toHaveLength(8);
  expect((await readShopNotice(db, new Date("2026-11-20T15:00:00.000Z"))).registration).toBeNull();
});
