import { Button, Flex, Table } from "@chakra-ui/react";
import { Link } from "react-router";
import type { readLog } from "#app/cms/admin/editing/list/log.server.ts";
import { LOG_FILE_LINES, type LogLine, logFilePath, logPath, logTopics } from "#app/cms/admin/editing/list/log.ts";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { revisionsPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import list from "./list/EntryList.module.css";
import styles from "./list/EntryTable.module.css";
import { FilterInput, FilterSelect, Filters } from "./list/Filters.tsx";
import { actionLabel, actorName, settingPages, targetOf } from "./log-words.ts";

type Props = Awaited<ReturnType<typeof readLog>>;

export function LogScreen({ query, lines, hasNext }: Props) {
  return (
    <>
      <PageHeading
        id={RESULTS}
        title="履歴"
        lead="誰が、いつ、何をしたかの記録です。ログインなどの記録は400日たつと消えます。付属の記事の読み込みは、「誰が」に starter と入力すると表示されます。"
      />
      <LogFilters query={query} />
      {lines.length === 0 ? (
        <div className={list.nothing}>
          <p>条件に合うものはありません。</p>
        </div>
      ) : (
        <Table.Root native className={styles.table}>
          <ColumnHeads columns={[["したこと", styles.normal], "何に", ["誰が", styles.wide], ["いつ", styles.wide]]} />
          <tbody>
            {lines.map((line, index) => (
              // The list is static.
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
              <tr key={index} className={styles.bare}>
                <td className={styles.title}>
                  <strong>{actionLabel(line)}</strong>
                </td>
                <td className={styles.cell}>
                  <Target line={line} />
                </td>
                <td className={styles.cell}>
                  <span className={styles.text}>{actorName(line)}</span>
                  {line.type === "event" && line.network ? <span className={styles.note}>{line.network}</span> : null}
                </td>
                <td className={styles.cell}>
                  <Moment at={line.at} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table.Root>
      )}
      <Flex as="nav" aria-label="ページ" gap="4" mt="6" justify="center">
        {query.page > 1 ? <Link to={logPath(query, query.page - 1)}>これより新しい50件</Link> : null}
        {hasNext ? <Link to={logPath(query, query.page + 1)}>これより古い50件</Link> : null}
      </Flex>
      <File query={query} />
    </>
  );
}

function File({ query }: Pick<Props, "query">) {
  return (
    <Flex gap="3" mt="6" wrap="wrap" align="center">
      <Button asChild variant="outline">
        <a href={logFilePath(query)} download>
          CSVで書き出す
        </a>
      </Button>
      <a href={logFilePath(query, "shift_jis")} download>
        Shift_JISのCSV
      </a>
      <span>いまの条件に合うものを、新しい順に{withCommas(LOG_FILE_LINES)}件まで</span>
    </Flex>
  );
}

function Target({ line }: { line: LogLine }) {
  if (line.type === "setting") {
    const page = settingPages[line.name]?.to;
    return page ? <Link to={`${page}?version=${line.version}`}>{targetOf(line)}</Link> : targetOf(line);
  }
  if (line.type === "event") return <span className={styles.text}>{targetOf(line)}</span>;
  return (
    <>
      <Link to={revisionsPath(line.kind, line.id)} className={styles.text}>
        {targetOf(line)}
      </Link>
      <span className={styles.note}>
        {kindNamed(line.kind).label}・第{line.version}版{line.note ? `・${line.note}` : ""}
      </span>
    </>
  );
}

function LogFilters({ query }: Pick<Props, "query">) {
  return (
    <Filters action="/admin/log" label="履歴を絞り込む" query={query}>
      <FilterSelect name="topic" label="したこと" defaultValue={query.topic} options={logTopics} none="すべて" />
      <FilterInput label="誰が" name="who" defaultValue={query.who} placeholder="メールアドレスの一部" />
      <FilterInput label="この日から" type="date" name="from" defaultValue={query.from} />
      <FilterInput label="この日まで" type="date" name="to" defaultValue={query.to} />
      <Button type="submit" variant="outline">
        絞り込む
      </Button>
    </Filters>
  );
}
