// Remarks before a snake is offered, besides those that the law refuses (`law-problems.ts`).

import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content, FieldsOf } from "#app/cms/content/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";

export async function saleChecks(db: Db, content: Content, now: Date): Promise<Check[]> {
  const { sale, sex } = content.fields as FieldsOf<"ball">; // called with snakes only
  if (sale !== "on-sale") return [];
  const { registration } = await readShopNotice(db, now);
  return [
    ...(registration === null
      ? [
          {
            what: "第一種動物取扱業の登録の表示がそろっていないため、公開しても「販売中」とは表示されません",
            to: "/admin/shop",
            blocks: false,
          },
        ]
      : []),
    ...(sex === "unknown"
      ? [
          {
            what: "性別が「不明」のままです。判定した個体なら、性別を選んでください",
            path: "fields.sex",
            blocks: false,
          },
        ]
      : []),
  ];
}
