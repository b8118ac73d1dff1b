// Who did what: one table, narrowed by who, what and when.

import { Button, Flex, Input, Table } from "@chakra-ui/react";
import { Form, Link } from "react-router";
import { type LogLine, type LogQuery, logPath, logTopics } from "#app/admin/editing/log.ts";
import { actionWords } from "#app/admin/kit/action-words.ts";
import { Moment } from "#app/admin/kit/Moment.tsx";
import { revisionsPath } from "#app/admin/kit/navigation.ts";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { kindNamed } from "#app/content/registry.ts";
import { OptionSelect } from "#app/fields/OptionSelect.tsx";
import { eventActions } from "#app/platform/audit/event-actions.ts";
import list from "./EntryList.module.css";
import styles from "./EntryTable.module.css";

interface Props {
  query: LogQuery;
  lines: readonly LogLine[];
  hasNext: boolean;
}

export function LogScreen({ query, lines, hasNext }: Props) {
  return (
    <>
      <PageHeading
        title="履歴"
        lead="だれが、いつ、何をしたか。ログインなどは400日たつと消えます。付属の記事の取り込みは、「だれ」に starter と入れると出ます。"
      />
      <Filters query={query} />
      {lines.length === 0 ? (
        <div className={list.nothing}>
          <p>ここに当たるものはありません。</p>
        </div>
      ) : (
        <Table.Root native className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.normal}>
                したこと
              </th>
              <th scope="col">何に</th>
              <th scope="col" className={styles.wide}>
                だれが
              </th>
              <th scope="col" className={styles.wide}>
                いつ
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // Lines never change places while the page stands.
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
              <tr key={at} className={styles.bare}>
                <td className={styles.title}>
                  <strong>{whatOf(line)}</strong>
                </td>
                <td className={styles.cell}>
                  <Target line={line} />
                </td>
                <td className={styles.cell}>
                  <span className={styles.text}>{line.by}</span>
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
        {query.page > 1 ? <Link to={logPath(query, query.page - 1)}>新しい50件</Link> : null}
        {hasNext ? <Link to={logPath(query, query.page + 1)}>前の50件</Link> : null}
      </Flex>
    </>
  );
}

function whatOf(line: LogLine): string {
  if (line.type === "event") return eventActions[line.action];
  return line.type === "setting" ? "設定を保存" : actionWords[line.action];
}

function Target({ line }: { line: LogLine }) {
  if (line.type === "setting") {
    return <Link to={`/admin/shop?version=${line.version}`}>ショップ情報 第{line.version}版</Link>;
  }
  if (line.type === "event") {
    return <span className={styles.text}>{line.action.startsWith("inquiry") ? `${line.target}番` : line.target}</span>;
  }
  return (
    <>
      <Link to={revisionsPath(line.kind, line.id)} className={styles.text}>
        {line.title || line.id}
      </Link>
      <span className={styles.note}>{kindNamed(line.kind).label}</span>
    </>
  );
}

function Filters({ query }: Pick<Props, "query">) {
  return (
    <Form
      action="/admin/log"
      role="search"
      aria-label="履歴をしぼる"
      className={list.filters}
      key={JSON.stringify(query)}
    >
      <label className={list.filter} htmlFor="log-topic">
        何を
        <OptionSelect id="log-topic" name="topic" defaultValue={query.topic} options={logTopics} none="すべて" />
      </label>
      <label className={list.filter}>
        だれ
        <Input name="who" defaultValue={query.who} placeholder="メールアドレスの一部" size="sm" />
      </label>
      <label className={list.filter}>
        この日から
        <Input type="date" name="from" defaultValue={query.from} size="sm" />
      </label>
      <label className={list.filter}>
        この日まで
        <Input type="date" name="to" defaultValue={query.to} size="sm" />
      </label>
      <Button type="submit" variant="outline">
        しぼる
      </Button>
    </Form>
  );
}
