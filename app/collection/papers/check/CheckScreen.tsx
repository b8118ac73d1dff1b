// Daily check: today's in two taps, corrections for any day, and a monthly printout in the official form.

import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { FramedInput, FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { Tick } from "#app/cms/fields/Tick.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay, weekdayOf } from "#app/platform/site/days.ts";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { LawNote } from "../LawNote.tsx";
import type { LedgerProblem } from "../ledger/forms.ts";
import styles from "../ledger/Ledger.module.css";
import { Paper } from "../Paper.tsx";
import { conditionLabels, countWords, duties, type TypedCheck } from "./check.ts";
import type { CheckAnswer, CheckPage } from "./checks.server.ts";

export function CheckScreen({ page, answer }: { page: CheckPage; answer: CheckAnswer | undefined }) {
  const { month, months, days, keeper, missing, history } = page;
  const day = answer?.day ?? page.day;
  return (
    <div className={styles.report}>
      <div className="no-print">
        <PageHeading
          title="点検の記録"
          lead="飼養施設と動物を、毎日点検した記録です。"
          actions={
            <>
              <PrintButton />
              <LinkButton to={`/admin/check.csv?month=${month}`} isDocument>
                CSVで書き出す
              </LinkButton>
            </>
          }
        />
        <Notice
          own={{ checked: "点検を記録しました。" }}
          problem={
            answer &&
            (answer.problems.find(({ name }) => name === "")?.message ??
              `入力を確かめてください（${answer.problems.length}件）。まだ記録していません。`)
          }
        />
        <Panel title={`${formatDay(day)}の点検${page.last > 0 && !answer ? "（記録済み）" : ""}`}>
          <CheckForm
            key={`${day} ${answer ? JSON.stringify(answer.typed) : page.last}`}
            day={day}
            last={answer?.last ?? page.last}
            animals={page.animals}
            typed={answer?.typed ?? page.typed}
            problems={answer?.problems ?? []}
          />
          {history.length > 1 ? (
            <details>
              <summary>この日の記録と訂正（{history.length}件）</summary>
              <ul className={panel.lines}>
                {history.map((one) => (
                  <li key={one.id}>
                    {one.words}
                    <p className={panel.quiet}>
                      <Moment at={one.at} />・{one.by}
                    </p>
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </Panel>
        <div className={styles.below}>
          <ChoiceLinks
            label="月"
            links={months.slice(0, MONTHS).map((one) => ({
              to: `/admin/check?month=${one}`,
              label: formatDay(one),
              isCurrent: one === month,
            }))}
          />
        </div>
      </div>
      <Paper
        title={`飼養施設及び動物の点検状況記録台帳（${formatDay(month)}）`}
        keeper={keeper}
        note={missing > 0 ? `記録のない日 ${missing}日` : ""}
        isNoteOnScreenOnly
        label="点検の表"
        className={styles.daily}
        columns={["日", ...duties.map(({ label }) => label), "動物の数", "動物の状態", "備考", "点検した者"]}
        rows={days.map((one) => <DayRow key={one.day} {...one} />)}
      />
      <LawNote of={["act", "standards"]}>
        飼養施設の清掃・消毒・保守点検と、動物の数・状態の点検は毎日行い、記録を5年間保存します（参考様式第9による）。
      </LawNote>
    </div>
  );
}

/** Linked months: one year; older ones by URL. */
const MONTHS = 12;

function DayRow({ day, check, care }: CheckPage["days"][number]) {
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/check?day=${day}`}>
          {Number(day.slice(8))}日（{weekdayOf(day)}）
        </Link>
      </th>
      {check ? (
        <>
          {duties.map(({ name }) => (
            <td key={name} className={styles.mark}>
              {check[name] ? "○" : "×"}
            </td>
          ))}
          <td>{countWords(check)}</td>
          <td>{conditionLabels[check.isWell ? "well" : "ill"]}</td>
          <td>{[check.note, care].filter(Boolean).join("。")}</td>
          <td>{check.checker}</td>
        </>
      ) : (
        <td colSpan={7}>
          <span className={classes("no-print", styles.missing)}>記録なし</span> {care}
        </td>
      )}
    </tr>
  );
}

interface FormProps {
  day: string;
  /** Id of the record to correct; 0 if the day has none. */
  last: number;
  animals: number;
  typed: TypedCheck;
  problems: readonly LedgerProblem[];
}

function CheckForm({ day, last, animals, typed, problems }: FormProps) {
  const frame = (name: string, label: string, hint?: string) => ({
    id: `check-${name}`,
    label,
    hint,
    error: problems.find((problem) => problem.name === name)?.message,
  });
  const count = frame("count", "動物の数", `帳簿の数は${animals}匹です`);
  const note = frame("note", "備考", "異常や、数の違いがあるとき");
  const checker = frame("checker", "点検した者の氏名");
  return (
    <SendForm action="/admin/check" noValidate aria-label="点検の記録">
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="last" value={last} />
      <Stack gap="4">
        <Flex columnGap="5" wrap="wrap" role="group" aria-label="行ったこと">
          {duties.map(({ name, label }) => (
            <Tick key={name} name={name} defaultChecked={typed[name] !== ""}>
              {label}
            </Tick>
          ))}
        </Flex>
        <Flex columnGap="5" wrap="wrap" role="radiogroup" aria-label="動物の状態">
          {Object.entries(conditionLabels).map(([value, label]) => (
            <Tick key={value} type="radio" name="condition" value={value} defaultChecked={typed.condition === value}>
              動物の状態：{label}
            </Tick>
          ))}
        </Flex>
        <Flex gap="4" wrap="wrap" align="start">
          <Box flex="0 1 10rem">
            <FramedInput frame={count} name="count" inputMode="numeric" defaultValue={typed.count} autoComplete="off" />
          </Box>
          <Box flex="1 1 14rem" maxWidth="24rem">
            <FramedInput frame={checker} name="checker" defaultValue={typed.checker} autoComplete="off" />
          </Box>
        </Flex>
        <FramedTextarea frame={note} name="note" rows={2} defaultValue={typed.note} />
        <div>
          <Button type="submit">{last > 0 ? "訂正を記録する" : "この内容で記録する"}</Button>
        </div>
      </Stack>
    </SendForm>
  );
}
