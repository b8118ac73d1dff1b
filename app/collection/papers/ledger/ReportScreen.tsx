import { Flex } from "@chakra-ui/react";
import { Link } from "react-router";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { LawNote } from "../LawNote.tsx";
import { Paper } from "../Paper.tsx";
import styles from "./Ledger.module.css";
import type { LedgerReport } from "./list.server.ts";
import { countLabels, countsOf } from "./report.ts";

const labels = Object.values(countLabels);

export function ReportScreen({ report: { year, ...report }, years, keeper, today, isOver }: LedgerReport) {
  const { start, months, total, end, difference, doubtful } = report;
  return (
    <div className={styles.report}>
      <PageHeading
        title={`定期報告（${year}年度）`}
        lead="様式第11の2・爬虫類の欄"
        actions={
          <Flex gap="2" wrap="wrap" className="no-print">
            <LinkButton to={`/admin/report.csv?year=${year}`} isDocument>
              CSVで書き出す
            </LinkButton>
            <LinkButton to="/admin/ledger">帳簿</LinkButton>
          </Flex>
        }
      />
      <ChoiceLinks
        label="年度"
        links={years.map((one) => ({ to: `/admin/report?year=${one}`, label: `${one}年度`, isCurrent: one === year }))}
      />
      {isOver ? null : (
        <Message tone="note">
          <Phrases text={`${year}年度はまだ終わっていません。${formatDay(today)}までの記録による数です。`} />
        </Message>
      )}
      {difference !== 0 || doubtful.length > 0 ? (
        <div className="no-print">
          <Message tone="warning">
            <p>
              {difference === 0
                ? `届け出る前に確かめたい個体が${doubtful.length}匹います。`
                : `「年度当初＋新たに所有−引渡し−死亡」の数が、年度末の数と${Math.abs(difference)}匹違います。`}
            </p>
            <ul>
              {[...Map.groupBy(doubtful, ({ why }) => why)].map(([why, stays]) => (
                <li key={why}>
                  {why}：
                  {stays.map(({ snake, stay, name }) => (
                    <span key={`${snake} ${stay}`}>
                      <Link to={`/admin/balls/${snake}/ledger?stay=${stay}`}>
                        <Phrases text={name} />
                      </Link>{" "}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </Message>
        </div>
      ) : null}
      <Paper
        keeper={keeper}
        label="定期報告の表"
        caption={`${year}年4月から${year + 1}年3月までの、月ごとの数`}
        columns={["月", ...labels.map((label) => [label, styles.figure] as const)]}
        rows={[
          <Kept key="start" words={`年度当初（${year}年4月1日）に所有していた数`} count={start} />,
          ...months.map(({ month, ...counts }) => (
            <tr key={month}>
              <th scope="row">
                <Phrases text={formatDay(month)} />
              </th>
              <Figures {...counts} />
            </tr>
          )),
          <tr key="total" className={styles.sum}>
            <th scope="row">合計</th>
            <Figures {...total} />
          </tr>,
          <Kept key="end" words={`年度末（${year + 1}年3月31日）に所有していた数`} count={end} />,
        ]}
      />
      <LawNote of={["act", "rules"]}>
        動物愛護管理法21条の5第2項により、毎年5月30日までに、登録を受けた都道府県知事か市長に、様式第11の2で届け出ます。数は帳簿から作っています。
      </LawNote>
    </div>
  );
}

function Kept({ words, count }: { words: string; count: number }) {
  return (
    <tr className={styles.sum}>
      <th scope="row">
        <Phrases text={words} />
      </th>
      <td className={styles.figure}>{count}</td>
      <td colSpan={3} />
    </tr>
  );
}

function Figures(counts: LedgerReport["report"]["total"]) {
  return countsOf(counts).map((count, index) => (
    <td key={labels[index]} className={styles.figure}>
      {count}
    </td>
  ));
}
