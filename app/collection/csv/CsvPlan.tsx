import { Badge, Button, chakra } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { CsvProblem } from "./csv-text.server.ts";
import type { CsvTrial } from "./import.server.ts";
import type { PlannedRow } from "./plan.ts";

const cell = { px: "2", py: "2", verticalAlign: "top", textAlign: "start", overflowWrap: "anywhere" } as const;

function PlanTable({ rows, sure }: { rows: readonly PlannedRow[]; sure: readonly string[] }) {
  return (
    <chakra.table width="100%" fontSize="sm" borderCollapse="collapse">
      <chakra.thead color="fg.muted">
        <tr>
          <chakra.th {...cell} width="40%">
            個体
          </chakra.th>
          <chakra.th {...cell}>変わるところ</chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr key={`${row.line} ${row.changes[0]?.label}`} borderTopWidth="1px">
            <chakra.th {...cell} scope="row" fontWeight="normal">
              {row.number && row.number !== row.title ? <b>{row.number} </b> : null}
              <b>{row.title}</b> <chakra.span color="fg.muted">{row.line}行目</chakra.span>
              {row.isOut ? (
                <>
                  {" "}
                  <Badge colorPalette="orange">公開中</Badge>
                  <chakra.label display="flex" gap="2" alignItems="center" minHeight="44px">
                    <input type="checkbox" name="sure" value={row.id} defaultChecked={sure.includes(row.id)} />
                    サイトもすぐに変える
                  </chakra.label>
                </>
              ) : null}
              {row.doubt ? (
                <chakra.strong display="block" color="fg.warning">
                  {row.doubt}
                </chakra.strong>
              ) : null}
            </chakra.th>
            <chakra.td {...cell}>
              <Changes row={row} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Changes({ row: { what, changes } }: { row: PlannedRow }) {
  return (
    <ul>
      {changes
        .filter(({ from, to }) => what === "changed" || from !== to)
        .map(({ label, from, to }) => (
          <li key={label}>
            <chakra.span color="fg.muted">{label}</chakra.span>{" "}
            {what === "changed" ? (
              <>
                <del>{from || "（空）"}</del> → <b>{to || "（空）"}</b>
              </>
            ) : (
              to
            )}
          </li>
        ))}
    </ul>
  );
}

const ROWS_SHOWN = 300;

interface Props {
  /** The shop's own files; a foreign table is in the form already. */
  texts: readonly string[];
  /** Headings of the table's columns that are not read. */
  unread: readonly string[];
  sure: readonly string[];
  tried: CsvTrial;
  isChanged: boolean;
}

const parts = [
  { of: "snake", what: "changed", title: "いまある個体の変更", unit: "匹" },
  { of: "snake", what: "new", title: "新しい個体（下書き）", unit: "匹" },
  { of: "record", what: "changed", title: "いまある記録の変更", unit: "件" },
  { of: "record", what: "new", title: "新しい記録", unit: "件" },
] as const;

export function CsvPlan({ texts, unread, sure, tried, isChanged }: Props) {
  const { rows, same, problems } = tried.plan;
  const ignored = [...unread, ...tried.plan.ignored];
  // Doubtful rows first, because long tables are truncated.
  const doubtsFirst = rows.toSorted((a, b) => Number(b.doubt !== undefined) - Number(a.doubt !== undefined));
  const shown = parts
    .map(({ of, what, ...part }) => ({
      ...part,
      rows: doubtsFirst.filter((row) => row.of === of && row.what === what),
    }))
    .filter((part) => part.rows.length > 0);
  const counts = [...shown.map((part) => `${part.title} ${part.rows.length}${part.unit}`), `同じ内容 ${same}行`];
  const doubtful = rows.filter(({ doubt }) => doubt !== undefined).length;
  const outs = rows.filter(({ what, isOut }) => what === "changed" && isOut).length;
  const unseen = rows.filter(({ isOut, isPutOnSale }) => !isOut && isPutOnSale).length;
  return (
    <Panel title="読み込む内容">
      {problems.length > 0 ? (
        <Problems problems={problems} />
      ) : (
        <Message tone="note" first>
          {isChanged ? "確かめたあとに内容が変わりました。もう一度確かめてください。" : null}
          {rows.length === 0 ? "変わるところはありません。" : `${counts.join("・")}。まだ読み込んでいません。`}
          {doubtful > 0 ? `${doubtful}か所は、確かめてから読み込んでください。` : null}
          {outs > 0
            ? `公開中の個体が${outs}匹います。チェックを入れた個体だけサイトもすぐに変わり、ほかは下書きとして保存されます。`
            : null}
          {unseen > 0
            ? `サイトに公開していない個体を${unseen}匹、販売中にします。公開するまで、サイトには出ません。`
            : null}
        </Message>
      )}
      {ignored.length > 0 ? <p>この列は読みません：{ignored.join("、")}</p> : null}
      {problems.length === 0 && rows.length > 0 ? (
        <>
          {texts.map((text) => (
            <input key={text} type="hidden" name="text" value={text} />
          ))}
          {shown.map((part) => (
            <section key={part.title}>
              <chakra.h3 fontWeight="bold" mt="5" mb="2">
                {part.title}（{part.rows.length}
                {part.unit}）
              </chakra.h3>
              <PlanTable rows={part.rows.slice(0, ROWS_SHOWN)} sure={sure} />
              {part.rows.length > ROWS_SHOWN ? <p>ほか{part.rows.length - ROWS_SHOWN}行</p> : null}
            </section>
          ))}
          <Button type="submit" name="seal" value={tried.seal} mt="4">
            この内容で読み込む
          </Button>
        </>
      ) : null}
    </Panel>
  );
}

const LINES_NAMED = 20;

function Problems({ problems }: { problems: readonly CsvProblem[] }) {
  return (
    <Message tone="error" first>
      <p>{problems.length}か所に問題があるため、何も読み込んでいません。ファイルを直して、もう一度選んでください。</p>
      <ProblemLines problems={problems} />
    </Message>
  );
}

/** Groups the same problem of several lines. */
export function ProblemLines({ problems }: { problems: readonly CsvProblem[] }) {
  const groups = [...Map.groupBy(problems, ({ message }) => message)];
  return (
    <chakra.ul ps="5" listStyleType="disc">
      {groups.slice(0, ROWS_SHOWN).map(([message, some]) => (
        <li key={message}>
          {some
            .slice(0, LINES_NAMED)
            .map(({ line }) => line)
            .join("・")}
          行目{some.length > LINES_NAMED ? <Badge>ほか{some.length - LINES_NAMED}行</Badge> : null}：{message}
        </li>
      ))}
    </chakra.ul>
  );
}
