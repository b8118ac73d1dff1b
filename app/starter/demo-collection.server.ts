// The demo's snakes and breeding records, and a shop whose registration is plainly a sample.

import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import type { ShopInformation } from "#app/shop/registration.ts";
import { balls } from "./demo/balls.ts";
import { breeds } from "./demo/breeds.ts";
import { fillOne, type Report, STARTER_HAND, type StarterItem } from "./fill.server.ts";
import { drawn, inTurns } from "./illustrate.server.ts";

const sampleShop: ShopInformation = {
  registration: {
    holder: "見本 太郎（デモ）",
    office: "ボルパ手帖 見本舎（デモ）",
    address: "東京都見本区見本町1-2-3（架空の住所）",
    category: "販売・保管・展示",
    number: "見本第00-0000号（架空の番号）",
    registered: "2025-04-01",
    expires: "2030-03-31",
    manager: "見本 太郎（デモ）",
  },
  profile:
    "これはデモ用の見本です。実在の事業者ではありません。ショップ情報は管理画面の「ショップ情報」から変更できます。",
  howToBuy: "見学は予約制です。ご希望の日時を2つか3つ添えてご連絡ください。",
  mail: "shop@example.jp",
  line: "",
  x: "",
  phone: "",
};

export async function fillDemo(db: Db, now: Date, report: Report): Promise<void> {
  for (const breed of breeds) {
    const item: StarterItem = {
      kind: "breed",
      ...breed,
      fields: { ...breed.fields },
      cover: null,
      publishedAt: pastMoment(new Date(`${breedDay(breed.fields)}T03:00:00.000Z`), now),
    };
    report(await fillOne(db, item, now));
  }
  const covers = await inTurns(
    balls,
    (ball) => drawn(db, ball.fields.genotype, `ball-${ball.id}`, ball.title, now),
    () => report("drawn"),
  );
  for (const [place, ball] of balls.entries()) {
    const cover = covers[place] ?? null;
    const hatched = ball.fields.hatched ?? "2020";
    const publishedAt = new Date(`${hatched.length === 4 ? `${hatched}-07-01` : hatched}T03:00:00.000Z`);
    publishedAt.setUTCDate(publishedAt.getUTCDate() + 60);
    const item: StarterItem = {
      kind: "ball",
      ...ball,
      fields: { ...ball.fields },
      cover,
      publishedAt: pastMoment(publishedAt, now),
    };
    report(await fillOne(db, item, now));
  }
  const { version } = await readSetting(db, "shop", null);
  if (version === 0) await saveSetting(db, "shop", 0, sampleShop, { by: STARTER_HAND, now });
}

function breedDay(fields: { hatched?: string | null; laid?: string | null; pairings?: string[] }): string {
  return fields.hatched ?? fields.laid ?? fields.pairings?.[0] ?? "2026-01-01";
}

/** A moment that has been, so that the entry is out and not scheduled. */
function pastMoment(moment: Date, now: Date): string {
  return (moment < now ? moment : now).toISOString();
}
