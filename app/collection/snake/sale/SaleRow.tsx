import { useLocation } from "react-router";
import type { AdminListItem } from "#app/cms/admin/editing/list/list.ts";
import { isUnseen } from "./form.ts";
import styles from "./Sale.module.css";
import { SaleFields } from "./SaleFields.tsx";
import { FoldedSale } from "./SaleForm.tsx";
import type { SaleLine } from "./sale-lines.server.ts";

export type SaleFacts = Pick<SaleLine, "sale" | "price" | "soldTo" | "soldOn" | "agreedOn" | "asksBuyer">;

export function SaleRow({ item }: { item: AdminListItem }) {
  const { pathname, search } = useLocation();
  const facts = item.extra as SaleFacts | undefined;
  if (!facts || item.stage === "trash") return null;
  const title = item.title || item.id;
  const summary = <summary aria-label={`${title}の販売状態と価格を変える`}>変える</summary>;
  return (
    <FoldedSale line={item} back={pathname + search} className={styles.quick} summary={summary}>
      <SaleFields id={item.id} title={title} {...facts} offersPublishing={isUnseen(item)} />
    </FoldedSale>
  );
}
