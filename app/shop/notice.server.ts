import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { ShopNotice } from "#app/platform/site/site-data.ts";
import { emptyShopInformation, registrationProblems, registrationRows, type ShopInformation } from "./registration.ts";

export async function readShopInformation(db: Db): Promise<{ version: number; value: ShopInformation }> {
  const { version, value } = await readSetting<Partial<ShopInformation>>(db, "shop", {});
  return { version, value: shopInformationOf(value) };
}

export function shopInformationOf(value: Partial<ShopInformation>): ShopInformation {
  return {
    ...emptyShopInformation,
    ...value,
    registration: { ...emptyShopInformation.registration, ...value.registration },
  };
}

export function readShopNotice(db: Db, now: Date): Promise<ShopNotice> {
  return cached(db, "shop notice", now, async () => {
    const { value } = await readShopInformation(db);
    if (registrationProblems(value, dayInJapan(now)).length > 0) return { registration: null };
    return { registration: registrationRows(value) };
  });
}
