import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message, Problem } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { dayOrders } from "#app/kinds/ball/tables/days.ts";
import { ASKED_LINES, cellLabels, memoLabels, otherReading } from "#app/kinds/ball/tables/guess.ts";
import { units } from "#app/kinds/ball/tables/values.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Options } from "#app/ui/kit/Options.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { BYTES_MAX, ROWS_MAX } from "./bounds.ts";
import { CsvPlan, ProblemLines } from "./CsvPlan.tsx";
import { recordColumns, snakeColumns } from "./columns.ts";
import type { CsvProblem } from "./csv-text.server.ts";
import type { SheetView } from "./elsewhere.server.ts";
import type { CsvTrial } from "./import.server.ts";

interface Props {
  /** Characters in the data that Shift_JIS lacks. */
  withoutSign: readonly string[];
  outcome: BulkOutcome | "gone" | null;
  /** Number of changes of published snakes saved as drafts. */
  drafts: number;
  /** Number of snakes on sale that are not published. */
  unseen: number;
  answer:
    | {
        problem: string | null;
        texts: readonly string[];
        sure: string[];
        tried: CsvTrial | null;
        isChanged: boolean;
        /** A foreign table with its columns to map; null for the shop's own format. */
        sheet: SheetView | null;
        /** Unreadable rows; the others can be written. */
        unread: readonly CsvProblem[];
      }
    | undefined;
}

export function CsvScreen({ withoutSign, outcome, drafts, unseen, answer: returned }: Props) {
  const answer = useAnswer(returned);
  const isWritten = !answer && outcome !== null && outcome !== "gone" && !outcome.isUndone;
  const left = answer ? [...answer.unread, ...(answer.tried?.plan.left ?? [])].toSorted((a, b) => a.line - b.line) : [];
  return (
    <>
      <PageHeading
        title="表の読み込みと書き出し"
        lead="個体・体重・給餌・脱皮の表を、表計算ソフトやほかのアプリから読み込みます。"
      />
      {answer ? null : <BulkNotice outcome={outcome} path="/admin/balls/csv" />}
      {isWritten && drafts > 0 ? (
        <Message tone="note">
          公開中の{drafts}匹の変更は、下書きとして保存しました。サイトに出すには、各個体を公開してください。
        </Message>
      ) : null}
      {isWritten && unseen > 0 ? (
        <Message tone="note">
          販売中の{unseen}匹は、まだサイトに公開していません。
          <a href="/admin/balls/sale">販売状態と価格</a>で、まとめて公開できます。
        </Message>
      ) : null}
      <Problem>{answer?.problem}</Problem>
      <Stack gap="6">
        {answer?.tried || answer?.sheet ? (
          <SendForm action="/admin/balls/csv" aria-label="表の内容を読み込む">
            <Stack gap="6">
              {answer.sheet ? <PickColumns sheet={answer.sheet} /> : null}
              {left.length > 0 ? (
                <Message tone="warning" first>
                  <p>{left.length}か所は読めないので、読み込みません。</p>
                  <ProblemLines problems={left} />
                </Message>
              ) : null}
              {answer.tried ? <CsvPlan {...answer} tried={answer.tried} unread={answer.sheet?.unread ?? []} /> : null}
            </Stack>
          </SendForm>
        ) : null}
        <TakeIn />
        <TakeAway withoutSign={withoutSign} />
      </Stack>
    </>
  );
}

function TakeIn() {
  return (
    <Panel title="読み込む">
      <SendForm action="/admin/balls/csv" encType="multipart/form-data" aria-label="表を選ぶ">
        <chakra.label htmlFor="csv-file" display="block" fontWeight="bold" mb="2">
          CSV・TSV・Excelのブック（.xlsx）・テキストファイル
        </chakra.label>
        <Flex gap="3" wrap="wrap" align="center">
          <chakra.input
            id="csv-file"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
            minHeight="44px"
            maxWidth="100%"
          />
          <Button type="submit">内容を確かめる</Button>
        </Flex>
        <chakra.p mt="3" color="fg.muted" fontSize="sm">
          まだ読み込みません。何が変わるかと、読めない行を先に表示します。MorphMarketなど、ほかのアプリの表では、列を選べます。ID・個体番号・名前のどれかが同じ個体があれば内容を変更し、なければ下書きとして新しく作ります。ファイルにない列は変わりません。一度に
          {withCommas(ROWS_MAX)}行、{BYTES_MAX / 1024 ** 2}MBまで読み込めます。
        </chakra.p>
        <chakra.details mt="3" fontSize="sm">
          <chakra.summary cursor="pointer" minHeight="44px" alignContent="center">
            使える列の名前
          </chakra.summary>
          <p>個体：{snakeColumns.map(({ label }) => label).join("、")}</p>
          <p>記録：{recordColumns.map(({ label }) => label).join("、")}</p>
          <p>
            見出しの行に「ID」「個体番号」「名前」のどれかが必要です。列の順は自由です。「公開状態」は読み込みません。親は、ID・個体番号・名前のどれかで書けます。
          </p>
        </chakra.details>
      </SendForm>
    </Panel>
  );
}

function TakeAway({ withoutSign }: Pick<Props, "withoutSign">) {
  const file = (name: string, label: string) => (
    <li>
      {label}：<a href={`/admin/balls/csv/${name}.csv`}>UTF-8（Excelで開けます）</a>{" "}
      <a href={`/admin/balls/csv/${name}.csv?encoding=shift_jis`}>Shift_JIS（古いソフト用）</a>
    </li>
  );
  return (
    <Panel title="書き出す">
      <chakra.ul display="grid" gap="2">
        {file("snakes", "個体")}
        {file("weights", "体重")}
      </chakra.ul>
      {withoutSign.length > 0 ? (
        <chakra.p mt="3" color="fg.muted" fontSize="sm">
          Shift_JISにない文字（{withoutSign.slice(0, 20).join(" ")}）は〓になります。UTF-8ならそのまま残ります。
        </chakra.p>
      ) : null}
    </Panel>
  );
}

const field = {
  ...{ minHeight: "var(--field-height)", px: "2", bg: "bg" },
  ...{ borderWidth: "1px", borderColor: "border.emphasized", borderRadius: "l2" },
} as const;
const cell = { px: "2", py: "1", borderWidth: "1px", textAlign: "start", maxWidth: "14em", truncate: true } as const;

/** First rows of a foreign table with the detected columns. Both buttons of the form send the columns chosen here. */
function PickColumns({ sheet }: { sheet: SheetView }) {
  const { choice, rows, names, options, asked } = sheet;
  const other = otherReading(sheet.lines);
  const select = (name: string, label: string, value: string, labels: Readonly<Record<string, string>>) => (
    <chakra.label display="grid" gap="1" fontSize="sm">
      {label}
      <chakra.select key={value} name={name} defaultValue={value} {...field}>
        <Options options={optionsOf(labels)} />
      </chakra.select>
    </chakra.label>
  );
  return (
    <Panel title="読み取った列">
      <input type="hidden" name="tables" value={sheet.tables} />
      <chakra.div overflowX="auto">
        <chakra.table fontSize="sm" borderCollapse="collapse" whiteSpace="nowrap">
          <thead>
            <tr>
              {choice.columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <chakra.th key={at} scope="col" {...cell}>
                  <chakra.select
                    key={column}
                    name={`column.${sheet.sheet}.${at}`}
                    aria-label={`${at + 1}列目`}
                    defaultValue={column ?? ""}
                    {...field}
                  >
                    <option value="">読まない</option>
                    <Options options={optionsOf(options)} />
                  </chakra.select>
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                {choice.columns.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <chakra.td key={at} {...cell}>
                    {cells[at] ?? ""}
                  </chakra.td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {asked.length > 0 ? (
        <chakra.fieldset mt="4">
          <legend>{ASKED_LINES}</legend>
          {asked.map(({ line, text, isNamed }) => (
            <chakra.label key={line} display="flex" gap="2" alignItems="center" minHeight="44px">
              <input type="checkbox" name={`named.${sheet.sheet}`} value={line} defaultChecked={isNamed} />
              {line}行目：{text}
            </chakra.label>
          ))}
        </chakra.fieldset>
      ) : null}
      <Flex gap="4" wrap="wrap" mt="4" align="end">
        {names.length > 1
          ? select(
              "sheet",
              "シート",
              String(sheet.sheet),
              Object.fromEntries(names.map((name, i) => [String(i), name])),
            )
          : null}
        {select(
          "unit",
          sheet.isUnitDoubtful ? "体重の単位（表に書かれていません）" : "体重の単位",
          choice.unit,
          Object.fromEntries(Object.keys(units).map((unit) => [unit, unit])),
        )}
        {sheet.isOrderDoubtful ? select("order", "日付の順（表からは決められません）", choice.order, dayOrders) : null}
        {choice.columns.some((column) => column === "day" || column === "snake")
          ? select("cells", "セルに書かれているもの", choice.cells, cellLabels)
          : null}
        {sheet.needsDay ? (
          <chakra.label display="grid" gap="1" fontSize="sm">
            体重を量った日
            <chakra.input key={choice.day} type="date" name="day" defaultValue={choice.day} {...field} />
          </chakra.label>
        ) : null}
        <input type="hidden" name="head" value={choice.head} />
        <input type="hidden" name="lines" value={sheet.lines ?? ""} />
        <Button type="submit" variant="outline">
          この列で読み直す
        </Button>
        {other ? (
          <Button type="submit" name="as" value={other} variant="outline">
            「{memoLabels[other]}」として読み直す
          </Button>
        ) : null}
      </Flex>
    </Panel>
  );
}
