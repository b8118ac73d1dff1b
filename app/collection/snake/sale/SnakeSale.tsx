// A snake's price and sale state, with the next steps as buttons or small forms.

import { Button, Input } from "@chakra-ui/react";
import { useId } from "react";
import { Link } from "react-router";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { DayInput } from "#app/cms/fields/date/DayInput.tsx";
import type { PapersOfSnake } from "#app/collection/papers/papers.server.ts";
import { type SaleState, saleLabels } from "#app/kinds/ball/labels.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import { isUnseen } from "./form.ts";
import { SaleFields } from "./SaleFields.tsx";
import { FoldedSale, OnePress } from "./SaleForm.tsx";
import styles from "./SnakeSale.module.css";
import type { SaleLine } from "./sale-lines.server.ts";

type SaleOfSnake = Pick<SaleLine, "id" | "version" | "title" | "stage" | "price" | "soldTo" | "soldOn" | "agreedOn"> & {
  sale: SaleState;
};

interface Props {
  sale: SaleOfSnake;
  today: string;
  papers: PapersOfSnake;
}

const tones: Record<SaleState, Tone> = {
  display: "plain",
  "on-sale": "success",
  negotiating: "warning",
  sold: "primary",
  "not-for-sale": "plain",
};

export function SnakeSale({ sale, today, papers }: Props) {
  const { price } = sale;
  return (
    <section id="sale" className={styles.sale} aria-label="価格と販売状態">
      <p className={styles.line}>
        {price === "" ? (
          <span className={styles.none}>価格なし</span>
        ) : (
          <span className={styles.price}>
            <strong>{withCommas(Number(price))}</strong>円
          </span>
        )}
        <Chip tone={tones[sale.sale]}>{saleLabels[sale.sale]}</Chip>
        {sale.sale === "sold" && sale.soldTo ? <span className={styles.none}>{sale.soldTo}さん</span> : null}
        {sale.sale === "sold" && sale.agreedOn && !papers.left ? (
          <span className={styles.none}>引渡し {formatDay(sale.agreedOn)}</span>
        ) : null}
      </p>
      {papers.left ? (
        <p>
          {papers.left}（<Link to={papers.ledger.to}>帳簿の記録</Link>
          {papers.steps.comesBack ? (
            <>
              ・<Link to={papers.steps.comesBack}>戻ってきた</Link>
            </>
          ) : null}
          ）
        </p>
      ) : sale.stage === "trash" ? null : (
        <Steps sale={sale} today={today} papers={papers} />
      )}
    </section>
  );
}

/** The usual next step, which is highlighted. */
const next: Partial<Record<SaleState, "negotiating" | "sold" | "hand-over">> = {
  "on-sale": "negotiating",
  negotiating: "sold",
  sold: "hand-over",
};

function Steps({ sale, today, papers }: Props) {
  const isHidden = sale.sale === "on-sale" && isUnseen(sale);
  const variant = (step: string) => (next[sale.sale] === step && !isHidden ? "solid" : "outline");
  const mayPublish = useHasCapability("publish");
  const sent = { line: sale, back: `/admin/balls/${sale.id}` };
  const isOffered = sale.sale !== "display" && sale.sale !== "not-for-sale";
  return (
    <div className={styles.steps}>
      {mayPublish ? (
        <>
          {isHidden ? (
            <OnePress {...sent} to="on-sale" publishes button={{ width: "100%" }}>
              公開する
            </OnePress>
          ) : null}
          <Folded words={isOffered ? "価格を変える" : "販売する"} sale={sale}>
            <SaleFields
              {...sale}
              sale={isOffered ? sale.sale : "on-sale"}
              asksBuyer={false}
              offersPublishing={isUnseen(sale)}
            />
          </Folded>
          {sale.sale === "negotiating" ? (
            <OnePress {...sent} to="on-sale" button={{ variant: "outline", width: "100%" }}>
              販売中に戻す
            </OnePress>
          ) : (
            <OnePress {...sent} to="negotiating" button={{ variant: variant("negotiating"), width: "100%" }}>
              商談中にする
            </OnePress>
          )}
          <Folded words="売約" sale={sale} isNext={variant("sold") === "solid"}>
            <input type="hidden" name={`sale.${sale.id}`} value="sold" />
            <Buyer sale={sale} today={today} />
          </Folded>
        </>
      ) : null}
      <LinkButton to={papers.steps.handOver} variant={variant("hand-over")}>
        引渡し
      </LinkButton>
      <LinkButton to={papers.steps.giveAway}>譲渡</LinkButton>
      <LinkButton to={papers.steps.death}>死亡</LinkButton>
    </div>
  );
}

interface FoldedProps {
  words: string;
  sale: SaleOfSnake;
  isNext?: boolean;
  children: React.ReactNode;
}

function Folded({ words, sale, isNext = false, children }: FoldedProps) {
  const summary = (
    <Button asChild variant={isNext ? "solid" : "outline"} width="100%">
      <summary>{words}</summary>
    </Button>
  );
  return (
    <FoldedSale line={sale} back={`/admin/balls/${sale.id}`} className={styles.folded} summary={summary}>
      {children}
    </FoldedSale>
  );
}

function Buyer({ sale: { id, soldTo, soldOn, agreedOn }, today }: { sale: SaleOfSnake; today: string }) {
  const box = useId();
  return (
    <div className={styles.buyer}>
      <label htmlFor={`${box}-to`}>引渡しの相手</label>
      <Input id={`${box}-to`} name={`soldTo.${id}`} defaultValue={soldTo} autoComplete="off" />
      <label htmlFor={`${box}-on`}>売約した日</label>
      <DayInput name={`soldOn.${id}`} defaultValue={soldOn || today} tied={{ id: `${box}-on` }} />
      <label htmlFor={`${box}-agreed`}>引渡しの約束の日</label>
      <DayInput name={`agreedOn.${id}`} defaultValue={agreedOn} toward="future" tied={{ id: `${box}-agreed` }} />
      <p>どれもサイトには出ません。分からなければ空欄のままでかまいません。</p>
    </div>
  );
}
