// State and price of a snake, changed in its row of the list.

import { Button } from "@chakra-ui/react";
import { useLocation } from "react-router";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import styles from "./Sale.module.css";
import { SaleFields } from "./SaleFields.tsx";
import type { SaleLine } from "./sale-lines.server.ts";

/** What the list hands on of a snake for this. */
export type SaleFacts = Pick<SaleLine, "sale" | "price" | "soldTo" | "soldOn" | "asksBuyer">;

export function SaleRow({ item }: { item: AdminListItem }) {
  const { isSending, onSubmit } = useSending();
  const { pathname, search } = useLocation();
  const facts = item.extra as SaleFacts | undefined; // as this kind's rows.server.ts says
  if (!facts || item.stage === "trash") return null;
  const title = item.title || item.id;
  return (
    <details className={styles.quick} name="sale">
      <summary aria-label={`${title}の販売状態と価格を変える`}>変える</summary>
      <form method="post" action="/admin/balls/sale" onSubmit={onSubmit} noValidate className={styles.panel}>
        <input type="hidden" name="back" value={pathname + search} />
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name={`version.${item.id}`} value={item.version} />
        <SaleFields id={item.id} title={title} {...facts} />
        <div className={styles.buttons}>
          <Button type="submit" size="sm">
            {isSending ? "保存しています…" : "保存"}
          </Button>
        </div>
      </form>
    </details>
  );
}
