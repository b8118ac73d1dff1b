// Inputs of a snake's sale. Buyer and dates are shown only if sold; after choosing 売約済 they follow on the next page.

import { chakra, Input } from "@chakra-ui/react";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { saleLabels } from "#app/kinds/ball/labels.ts";
import styles from "./Sale.module.css";
import type { SaleLine } from "./sale-lines.server.ts";

/** `asksBuyer` includes buyer and dates. */
type Facts = Pick<SaleLine, "id" | "title" | "sale" | "price" | "soldTo" | "soldOn" | "agreedOn" | "asksBuyer">;

interface Props extends Facts {
  /** Offer to publish an unpublished snake along with the sale. */
  offersPublishing?: boolean;
  /** Error with the id of its element. */
  problem?: { id: string; words: string };
}

export function SaleFields({ id, title, sale, price, asksBuyer, offersPublishing = false, problem, ...buyer }: Props) {
  const box = (name: string, label: string, value: string, more: object = {}) => (
    <label className={styles.box}>
      <span className={styles.label}>{label}</span>
      <Input
        name={`${name}.${id}`}
        defaultValue={value}
        aria-label={`${title}の${label}`}
        autoComplete="off"
        size="sm"
        {...more}
      />
    </label>
  );
  return (
    <chakra.div className={styles.fields}>
      <label className={styles.box} htmlFor={`sale-${id}`}>
        <span className={styles.label}>販売状態</span>
        <OptionSelect
          id={`sale-${id}`}
          name={`sale.${id}`}
          defaultValue={sale}
          aria-label={`${title}の販売状態`}
          options={optionsOf(saleLabels)}
        />
      </label>
      {box("price", "価格（税込・円）", price, {
        inputMode: "numeric",
        "aria-describedby": problem?.id,
        "aria-invalid": problem?.words.startsWith("価格") ? true : undefined,
        autoFocus: problem?.words.startsWith("価格") ? true : undefined,
      })}
      {offersPublishing ? (
        <label className={styles.publish}>
          <input type="checkbox" name={`publish.${id}`} defaultChecked /> 販売中にするときは、サイトにも公開する
        </label>
      ) : null}
      {asksBuyer ? (
        <>
          {box("soldTo", "引渡しの相手（サイトに出ません）", buyer.soldTo)}
          {box("soldOn", "売約した日（サイトに出ません）", buyer.soldOn, { placeholder: "11/22" })}
          {box("agreedOn", "引渡しの約束の日（サイトに出ません）", buyer.agreedOn, { placeholder: "12/5" })}
        </>
      ) : null}
    </chakra.div>
  );
}
