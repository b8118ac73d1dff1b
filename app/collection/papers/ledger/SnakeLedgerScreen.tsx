// A snake's ledger line: the twelve items, a form per step, and all changes with date and author.

import { Button, Flex, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { useFlash } from "#app/cms/admin/kit/flash.ts";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Message, Problem, WarningList } from "#app/cms/admin/kit/Message.tsx";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { Tick } from "#app/cms/fields/Tick.tsx";
import { acquiredLabels, explainedLabels, isGone, leftLabels } from "#app/collection/life/line.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { ShownSheets } from "../explanation/ShownSheets.tsx";
import { LawNote } from "../LawNote.tsx";
import { type LedgerProblem, returnLabels, type Step, type TypedLedger, typedOf } from "./forms.ts";
import styles from "./Ledger.module.css";
import { AcquireFields, FieldRow, ledgerFields } from "./LedgerFields.tsx";
import type { LedgerAnswer, LedgerPage, Undo } from "./steps.server.ts";

interface Props {
  page: LedgerPage;
  /** The form opened by the URL. */
  step: Step | null;
  /** The hand-over is not a sale. */
  isGiven: boolean;
  answer: LedgerAnswer | undefined;
}

export function SnakeLedgerScreen({ page, step, isGiven, answer }: Props) {
  const { id, name, title, entry, items, faults, changes, explanations } = page;
  const opened = answer?.step ?? step;
  return (
    <>
      <PageHeading
        title={`帳簿：${name}`}
        lead={title === name ? undefined : title}
        actions={
          <>
            {entry === "standing" ? (
              <>
                <LinkButton to={`/admin/balls/${id}`}>個体のページ</LinkButton>
                <LinkButton to={`/admin/balls/${id}/explanation`}>説明書</LinkButton>
              </>
            ) : null}
            <LinkButton to="/admin/ledger">帳簿の一覧</LinkButton>
          </>
        }
      />
      {answer ? (
        <Problem>
          {answer.problems.find((problem) => problem.name === "")?.message ??
            `入力を確かめてください（${answer.problems.length}件）。まだ保存していません。`}
        </Problem>
      ) : (
        <Done page={page} />
      )}
      {page.record.excluded ? (
        <Message tone="note">この行は、帳簿と定期報告の数に入れていません（{page.record.excluded}）。</Message>
      ) : faults.length > 0 ? (
        <WarningList words="帳簿に足りないものがあります。" items={faults} />
      ) : null}
      <Stays page={page} />
      <Stack gap="5">
        <Panel title="帳簿の12項目">
          <dl className={styles.items}>
            {items.map((item) => (
              <div key={item.no}>
                <dt>
                  {item.no}. {item.label}
                </dt>
                <dd>
                  {item.text || <span className={styles.none}>—</span>}
                  {item.missing.length > 0 ? (
                    <span className={styles.missing}> 足りないもの：{item.missing.join("、")}</span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
          {entry === "standing" ? (
            <p className={panel.quiet}>
              名前・個体番号・遺伝子型・生年月日は、<Link to={`/admin/balls/${id}/edit`}>個体の編集</Link>で直します。
            </p>
          ) : null}
        </Panel>
        <Steps page={isGiven ? givenAway(page) : page} opened={opened} answer={answer} />
        <ShownSheets id={id} shown={explanations} />
        <Panel title="訂正と記入の履歴">
          {changes.length === 0 ? <p>まだ記入はありません。</p> : null}
          <ul className={panel.lines}>
            {changes.map((change) => (
              <li key={`${change.at} ${change.label} ${change.to}`}>
                {change.label}：{change.from ? <del>{change.from}</del> : "（空）"} → {change.to || "（空）"}
                <p className={panel.quiet}>
                  <Moment at={change.at} />・{change.by}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      </Stack>
      <LawNote of={["act", "rules"]}>帳簿は、動物愛護管理法21条の5第1項に基づく記録です。</LawNote>
    </>
  );
}

const ledgerSentences: Readonly<Record<Step | Undo, string>> = {
  acquire: "仕入を記録しました。",
  "hand-over": "引渡しを記録しました。",
  death: "死亡を記録しました。",
  return: "戻ったことを記録しました。前の引渡しは、帳簿にそのまま残っています。個体は「非売」になりました。",
  exclude: "帳簿の数から除きました。行は残っています。",
  include: "帳簿の数に戻しました。",
  "undo-hand-over": "引渡しの記録を取り消し、販売状態と公開状態を元に戻しました。",
  "undo-death": "死亡の記録を取り消し、販売状態と公開状態を元に戻しました。",
  "undo-return": "戻ったという記録を取り消しました。販売状態は、前の引渡しのあとの状態に戻りました。",
};

/** The step just stored, with an undo button. */
function Done({ page }: { page: LedgerPage }) {
  const flash = useFlash(ledgerSentences);
  if (!flash) return null;
  const undo = FORMS.flatMap((form) => (form.step === flash.name ? (undoOf(page, form.step) ?? []) : []))[0];
  return (
    <Message tone={flash.tone}>
      <Phrases text={flash.words} />
      {page.lacksBuyer ? "売約済ですが、引渡しの相手の名前がありません。個体のページで入力してください。" : null}
      {undo ? (
        <SendForm action={ledgerPath(page)} noValidate>
          <input type="hidden" name="version" value={page.version} />
          <input type="hidden" name="stay" value={page.place.stay} />
          <Button type="submit" name="do" value={undo.intent} size="sm" variant="outline" mt="2">
            {undo.label}
          </Button>
        </SendForm>
      ) : null}
    </Message>
  );
}

function ledgerPath({ id, place }: LedgerPage): string {
  return `/admin/balls/${id}/ledger${place.of > 1 ? `?stay=${place.stay}` : ""}`;
}

/** Links to the other stays of an animal that came back. */
function Stays({ page: { id, place } }: { page: LedgerPage }) {
  if (place.of === 1) return null;
  const links = Array.from({ length: place.of }, (_, index) => ({
    to: `/admin/balls/${id}/ledger?stay=${index + 1}`,
    label: `${index + 1}回目${index + 1 === place.of ? "（いちばん新しい行）" : ""}`,
    isCurrent: index + 1 === place.stay,
  }));
  return <ChoiceLinks label="何回目か" links={links} />;
}

/** Prefills a hand-over without sale, unless one is already entered. */
function givenAway(page: LedgerPage): LedgerPage {
  return page.record.leftHow ? page : { ...page, handOver: { ...page.handOver, leftHow: "given" } };
}

const FORMS: readonly { step: Step; title: string; button: string }[] = [
  { step: "acquire", title: "仕入（所有・占有した日と仕入先）", button: "仕入を記録する" },
  { step: "hand-over", title: "引渡し（販売・譲渡）", button: "引渡しを記録する" },
  { step: "death", title: "死亡", button: "死亡を記録する" },
  { step: "return", title: "返品・買い戻し・交換（戻ってきた）", button: "戻ったことを記録する" },
  { step: "exclude", title: "誤って登録した個体を除く", button: "帳簿の数から除く" },
];

function Steps({ page, opened, answer }: { page: LedgerPage; opened: Step | null; answer: LedgerAnswer | undefined }) {
  return FORMS.filter(({ step }) => isShown(page, step)).map(({ step, title, button }) => {
    const own = answer?.step === step ? answer : undefined;
    const form = own ?? { typed: typedOf(recordOf(page, step), step), problems: [], version: page.version };
    return (
      <details key={step} id={step} open={opened === step} className={styles.step}>
        <summary>{title}</summary>
        <StepForm key={own ? JSON.stringify(own.typed) : ""} page={page} step={step} button={button} {...form} />
      </details>
    );
  });
}

/** Earlier stays can only be corrected; the last one allows all possible steps. */
function isShown({ place, comesBack }: LedgerPage, step: Step): boolean {
  if (place.stay < place.of) return step === "acquire" || step === "hand-over";
  if (step === "return") return comesBack !== null || place.of > 1;
  return step !== "exclude" || place.of === 1;
}

function recordOf({ record, handOver, comesBack, today }: LedgerPage, step: Step) {
  if (step === "hand-over") return handOver;
  if (step === "death" && !isGone(record)) return { ...record, diedOn: today };
  return (step === "return" && comesBack) || record;
}

interface StepFormProps {
  page: LedgerPage;
  step: Step;
  button: string;
  typed: TypedLedger;
  problems: readonly LedgerProblem[];
  version: number;
  sure?: string | null;
}

function StepForm({ page, step, button, typed, problems, version, sure }: StepFormProps) {
  const undo = undoOf(page, step);
  return (
    <SendForm action={ledgerPath(page)} noValidate>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="stay" value={page.place.stay} />
      {sure ? <input type="hidden" name="sure" value={sure} /> : null}
      <Stack gap="4">
        {step === "hand-over" && page.unexplained.length > 0 ? (
          <Message tone="warning">
            <Link to={`/admin/balls/${page.id}/explanation`}>説明書</Link>に直すところがあります：
            {page.unexplained.join("、")}
          </Message>
        ) : null}
        <StepFields step={step} page={page} typed={typed} problems={problems} />
        <Flex gap="3" wrap="wrap">
          {step === "return" && page.comesBack === null ? null : (
            <Button type="submit" name="do" value={step}>
              {button}
            </Button>
          )}
          {undo ? (
            <Button type="submit" name="do" value={undo.intent} variant="outline" colorPalette="red">
              {undo.label}
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </SendForm>
  );
}

function undoOf({ record, place }: LedgerPage, step: Step): { intent: string; label: string } | null {
  if (place.stay < place.of) return null;
  if (step === "return" && place.of > 1 && !record.leftOn && !record.diedOn)
    return { intent: "undo-return", label: "戻ったという記録を取り消す" };
  if (step === "hand-over" && record.leftOn) return { intent: "undo-hand-over", label: "引渡しの記録を取り消す" };
  if (step === "death" && record.diedOn) return { intent: "undo-death", label: "死亡の記録を取り消す" };
  if (step === "exclude" && record.excluded) return { intent: "include", label: "帳簿の数に戻す" };
  return null;
}

function StepFields({ step, page, typed, problems }: Pick<StepFormProps, "step" | "page" | "typed" | "problems">) {
  const mayPublish = useHasCapability("publish");
  const fields = ledgerFields({ typed, problems, prefix: step });
  const { text, day, choice, tick } = fields;
  const isReturn = page.place.stay > 1;
  switch (step) {
    case "return":
      if (page.comesBack === null) return <p>この個体が戻ったあとの記録は、{page.place.stay}回目の行です。</p>;
      return (
        <>
          <FieldRow>
            {choice("acquiredHow", "戻った理由", returnLabels)}
            {day("acquiredOn", "戻った日")}
          </FieldRow>
          <FieldRow>
            {text("acquiredFrom", "誰から（氏名又は名称）")}
            {text("acquiredFromId", "その登録番号又は所在地", "管理者だけが見られます")}
          </FieldRow>
          <p className={panel.quiet}>
            前の引渡しは、その年の定期報告とともにそのまま残り、帳簿に新しい行ができます。個体は「非売」になり、給餌や計量の一覧に戻ります。
          </p>
        </>
      );
    case "acquire":
      return <AcquireFields fields={fields} ways={isReturn ? returnLabels : acquiredLabels} none="未設定" />;
    case "hand-over":
      return (
        <>
          <FieldRow>
            {day("leftOn", "引渡しの日")}
            {choice("leftHow", "引渡しのしかた", leftLabels)}
          </FieldRow>
          <FieldRow>
            {text("leftTo", "相手方の氏名又は名称")}
            {text("leftToId", "相手方の登録番号又は所在地", "管理者だけが見られます")}
          </FieldRow>
          {tick("isLawful", "相手方が、動物の取引に関する法令に違反していないことを確認した")}
          <FieldRow>
            {text("soldBy", "販売を行った者の氏名")}
            {choice("explained", "対面説明と、相手方による確認", explainedLabels, "まだ")}
          </FieldRow>
          <FieldRow>
            {day("explainedOn", "説明した日", "空欄なら引渡しの日")}
            {text("explainedBy", "説明した者の氏名", "空欄なら販売を行った者")}
          </FieldRow>
          <p className={panel.quiet}>
            記録すると、この個体は「売約済」（預かりの返却なら「非売」）になり、給餌や計量の一覧から外れます。今日の説明に使った説明書にまだ番号がなければ、いまの内容に番号を付けて保存します（書かれていない項目があれば、番号は付きません）。
          </p>
        </>
      );
    case "death":
      return (
        <>
          <FieldRow>
            {day("diedOn", "死亡した日")}
            {text("deathCause", "死亡の原因", "分からないときは「不明」")}
          </FieldRow>
          {page.isPublished && mayPublish ? (
            <Tick name="end" defaultChecked>
              この個体のページを公開終了にする
            </Tick>
          ) : null}
          <p className={panel.quiet}>記録すると、この個体は「非売」になり、給餌や計量の一覧から外れます。</p>
        </>
      );
    case "exclude":
      return text("excluded", "除く理由", "例：「二重に登録した」。除いても行は残り、いつでも戻せます");
  }
}
