import { Button, Flex } from "@chakra-ui/react";
import { Link } from "react-router";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { LawNote } from "../LawNote.tsx";
import styles from "./Ledger.module.css";
import type { LedgerReport } from "./list.server.ts";

const COLUMNS = ["新たに所有した数", "うち自家繁殖", "販売・引渡しをした数", "死亡した数"];

export function ReportScreen({ report: { year, ...report }, years, keeper, today, isOver }: LedgerReport) {
  const { start, months, total, end, difference, doubtful } = report;
  const figures = ({ acquired, born, handedOver, died }: typeof total) => [acquired, born, handedOver, died];
  return (
    <div className={styles.report}>
      <PageHeading
        title={`定期報告（${year}年度）`}
        lead="様式第11の2・爬虫類の欄"
        actions={
          <Flex gap="2" wrap="wrap" className="no-print">
            <Button asChild variant="outline">
              <a href={`/admin/report.csv?year=${year}`}>CSV</a>
            </Button>
            <Button asChild variant="outline">
              <Link to="/admin/ledger">帳簿</Link>
            </Button>
          </Flex>
        }
      />
      <ChoiceLinks
        label="年度"
        links={years.map((one) => ({ to: `/admin/report?year=${one}`, label: `${one}年度`, isCurrent: one === year }))}
      />
      {isOver ? null : (
        <Message tone="note">
          {year}年度はまだ終わっていません。{formatDay(today)}までの記録による数です。
        </Message>
      )}
      {difference !== 0 || doubtful.length > 0 ? (
        <div className="no-print">
          <Message tone="warning">
            <p>
              {difference === 0
                ? `届け出る前に確かめたい個体が${doubtful.length}匹あります。`
                : `年度当初＋新たに所有−引渡し−死亡と、年度末の数が${Math.abs(difference)}匹合いません。`}
            </p>
            <ul>
              {[...Map.groupBy(doubtful, ({ why }) => why)].map(([why, stays]) => (
                <li key={why}>
                  {why}：
                  {stays.map(({ snake, stay, name }) => (
                    <span key={`${snake} ${stay}`}>
                      <Link to={`/admin/balls/${snake}/ledger?stay=${stay}`}>{name}</Link>{" "}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </Message>
        </div>
      ) : null}
      <p className={styles.keeper}>
        {keeper.holder}
        {keeper.number ? `（登録番号 ${keeper.number}）` : ""}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="定期報告の表">
        <table className={styles.table}>
          <caption className="visually-hidden">
            {year}年4月から{year + 1}年3月までの、月ごとの数
          </caption>
          <thead>
            <tr>
              <th scope="col">月</th>
              {COLUMNS.map((label) => (
                <th key={label} scope="col" className={styles.figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.sum}>
              <th scope="row">年度当初（{year}年4月1日）に所有していた数</th>
              <td className={styles.figure}>{start}</td>
              <td colSpan={3} />
            </tr>
            {months.map(({ month, ...counts }) => (
              <tr key={month}>
                <th scope="row">
                  {month.slice(0, 4)}年{Number(month.slice(5))}月
                </th>
                {figures(counts).map((count, index) => (
                  <td key={COLUMNS[index]} className={styles.figure}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={styles.sum}>
              <th scope="row">合計</th>
              {figures(total).map((count, index) => (
                <td key={COLUMNS[index]} className={styles.figure}>
                  {count}
                </td>
              ))}
            </tr>
            <tr className={styles.sum}>
              <th scope="row">年度末（{year + 1}年3月31日）に所有していた数</th>
              <td className={styles.figure}>{end}</td>
              <td colSpan={3} />
            </tr>
          </tbody>
        </table>
      </section>
      <LawNote of={["act", "rules"]}>
        動物愛護管理法21条の5第2項により、毎年5月30日までに、登録した都道府県知事（政令市・中核市では市長）に、様式第11の2で届け出ます。数は帳簿から作っています。
      </LawNote>
    </div>
  );
}
