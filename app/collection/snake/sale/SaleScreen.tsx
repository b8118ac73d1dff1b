// Sale state and price of many snakes: one value for all or individually, in one submit.

import { Button, Input } from "@chakra-ui/react";
import { Link } from "react-router";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Message, Notice, Problem } from "#app/cms/admin/kit/Message.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { type SaleState, saleLabels } from "#app/kinds/ball/labels.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { isUnseen } from "./form.ts";
import styles from "./Sale.module.css";
import { SaleFields } from "./SaleFields.tsx";
import type { SaleAnswer } from "./sale.server.ts";
import type { SaleLine } from "./sale-lines.server.ts";

interface Props {
  lines: readonly SaleLine[];
  /** Chosen in the list; otherwise these are all snakes on sale or in negotiation. */
  isChosen: boolean;
  back: string;
  outcome: BulkOutcome | "gone" | null;
  answer: (SaleAnswer & { outcome: BulkOutcome | null }) | undefined;
}

export function SaleScreen({ lines, isChosen, back, outcome, answer: returned }: Props) {
  const answer = useAnswer(returned);
  const shown: SaleAnswer["lines"] = answer?.lines ?? [...lines];
  const isAsked = answer?.asks.buyer || answer?.asks.changes;
  const problemOf = (id: string) => {
    const words = answer?.problems[id];
    return words ? { problem: { id: `sale-problem-${id}`, words } } : {};
  };
  return (
    <>
      <PageHeading
        title="販売状態と価格"
        lead={shown.length > 0 && `${isChosen || answer ? "" : "販売中と商談中の"}${shown.length}匹`}
        actions={<LinkButton to={back}>{/^\/admin\/balls(?![/])/.test(back) ? "一覧へ" : "戻る"}</LinkButton>}
      />
      {answer ? null : <Notice />}
      <BulkNotice outcome={answer ? answer.outcome : outcome} path="/admin/balls/sale" />
      {answer ? <Outcome answer={answer} /> : null}
      {shown.length === 0 ? (
        <p>販売中や商談中の個体はいません。個体の一覧で選ぶと、ここでまとめて変えられます。</p>
      ) : (
        <UnsavedForm
          isTyped={returned !== undefined}
          key={answer ? JSON.stringify(answer.lines) : ""}
          action="/admin/balls/sale"
          noValidate
          aria-label="販売状態と価格を変える"
        >
          <input type="hidden" name="back" value={back} />
          {isAsked ? null : <ForAll {...answer?.all} />}
          {shown.map((line) => (
            <div key={line.id} className={styles.line}>
              <div className={styles.name}>
                <Link to={editPath("ball", line.id)}>{line.title}</Link> <StageBadge stage={line.stage} />
                <div className={styles.note}>{line.number}</div>
                {line.was ? <div className={styles.was}>いま：{saleWords(line.was)}</div> : null}
              </div>
              <input type="hidden" name="id" value={line.id} />
              <input type="hidden" name={`version.${line.id}`} value={line.version} />
              <SaleFields {...line} offersPublishing={isUnseen(line)} {...problemOf(line.id)} />
              {answer?.problems[line.id] ? (
                <p id={`sale-problem-${line.id}`} role="alert" className={styles.problem}>
                  {answer.problems[line.id]}
                </p>
              ) : null}
            </div>
          ))}
          <div className={styles.buttons}>
            <Button type="submit">保存する</Button>
            <span className={styles.note}>公開中の個体の変更は、保存するとすぐサイトに反映されます。</span>
          </div>
        </UnsavedForm>
      )}
    </>
  );
}

function saleWords({ sale, price }: Pick<SaleLine, "sale" | "price">): string {
  const words = saleLabels[sale as SaleState] ?? sale;
  return price === "" ? words : `${words}・${withCommas(Number(price))}円`;
}

function ForAll({ sale = "", price = "" }: Partial<SaleAnswer["all"]>) {
  return (
    <div className={styles.all}>
      <Panel title="まとめて変える">
        <div className={styles.fields}>
          <label className={styles.box} htmlFor="sale-all">
            <span className={styles.label}>販売状態</span>
            <OptionSelect
              id="sale-all"
              name="all.sale"
              defaultValue={sale}
              aria-label="すべての販売状態"
              options={optionsOf(saleLabels)}
              none="それぞれのまま"
            />
          </label>
          <label className={styles.box}>
            <span className={styles.label}>価格（金額、または「10%引き」「+5000円」）</span>
            <Input
              name="all.price"
              defaultValue={price}
              autoComplete="off"
              size="sm"
              aria-label="すべての価格か、その増減"
            />
          </label>
        </div>
      </Panel>
    </div>
  );
}

function Outcome({ answer: { lines, asks, problems } }: { answer: SaleAnswer }) {
  const faults = Object.keys(problems).length;
  const changing = lines.filter(({ was }) => was !== undefined).length;
  return (
    <>
      <Problem>
        {problems.all
          ? `${problems.all}。まだ何も保存していません。`
          : faults > 0 && `${faults}匹は保存できませんでした。下の理由を確かめてください。`}
      </Problem>
      {asks.changes ? (
        <Message tone="note" first={faults === 0}>
          {changing > 0
            ? `${changing}匹が変わります。まだ保存していません。下の一覧を確かめてから、保存してください。`
            : "変わる個体はいません。"}
        </Message>
      ) : null}
      {asks.buyer ? (
        <Message tone="note" first={faults === 0 && !asks.changes}>
          まだ何も保存していません。売約済にする個体の、引渡しの相手と日を入れて保存してください。分からなければ空欄のままでかまいません。どれもサイトには出ません。
        </Message>
      ) : null}
    </>
  );
}
