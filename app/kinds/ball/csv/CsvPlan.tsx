// What a file would do, line by line, with the button that does it; or what is the matter with it.

import { Badge, Button, chakra } from "@chakra-ui/react";
import { Message } from "#app/admin/kit/Message.tsx";
import { Panel } from "#app/admin/kit/Panel.tsx";
import { useSending } from "#app/admin/kit/use-sending.ts";
import type { CsvTrial } from "./import.server.ts";
import type { PlannedRow } from "./plan.ts";

const ROWS_SHOWN = 300;

export function CsvPlan({ text, tried, isChanged }: { text: string; tried: CsvTrial; isChanged: boolean }) {
  const { isSending, onSubmit } = useSending();
  const { kind, rows, same, ignored, problems } = tried.plan;
  const made = rows.filter(({ what }) => what === "new").length;
  const unit = kind === "snakes" ? "匹" : "件";
  const doubtful = rows.filter(({ doubt }) => doubt !== undefined).length;
  const counts = `新規${made}${unit}・変更${rows.length - made}${unit}・同じ${same}行`;
  return (
    <Panel title={kind === "snakes" ? "個体のファイル" : "体重のファイル"}>
      {problems.length > 0 ? (
        <Message tone="error" first>
          <p>{problems.length}か所に問題があるため、何も書き込んでいません。直して、もう一度選んでください。</p>
          <chakra.ul ps="5" listStyleType="disc">
            {problems.slice(0, ROWS_SHOWN).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                {line}行目：{message}
              </li>
            ))}
          </chakra.ul>
        </Message>
      ) : (
        <Message tone="note" first>
          {isChanged ? "確かめたあとに内容が変わりました。もう一度確かめてください。" : null}
          {rows.length === 0 ? "変わるところはありません。" : `${counts}。まだ書き込んでいません。`}
          {doubtful > 0 ? `${doubtful}${unit}は、確かめてから書き込んでください。` : null}
        </Message>
      )}
      {ignored.length > 0 ? <p>知らない見出しの列は読みません：{ignored.join("、")}</p> : null}
      {problems.length === 0 && rows.length > 0 ? (
        <>
          <chakra.ol display="grid" gap="1" listStyleType="none" my="4" overflowWrap="anywhere">
            {rows.slice(0, ROWS_SHOWN).map((row) => (
              <Row key={row.line} row={row} />
            ))}
            {rows.length > ROWS_SHOWN ? <li>ほか{rows.length - ROWS_SHOWN}行</li> : null}
          </chakra.ol>
          <form method="post" action="/admin/balls/csv" onSubmit={onSubmit} aria-label="CSVを書き込む">
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="seal" value={tried.seal} />
            <Button type="submit">{isSending ? "書き込んでいます…" : "この内容で書き込む"}</Button>
          </form>
        </>
      ) : null}
    </Panel>
  );
}

function Row({ row: { line, title, what, changes, doubt } }: { row: PlannedRow }) {
  return (
    <li>
      <chakra.span color="fg.muted">{line}行目</chakra.span>{" "}
      <Badge colorPalette={what === "new" ? "green" : "blue"}>{what === "new" ? "新規" : "変更"}</Badge> {title}：
      {changes
        .filter(({ from, to }) => what === "changed" || from !== to)
        .map(
          ({ label, from, to }) =>
            `${label} ${what === "new" && from === "" ? to : `${from || "（空）"} → ${to || "（空）"}`}`,
        )
        .join("、")}
      {doubt ? <chakra.strong color="fg.warning"> {doubt}</chakra.strong> : null}
    </li>
  );
}
