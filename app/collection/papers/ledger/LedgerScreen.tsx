// The ledger as a table, one row per stay, on screen and printed on A4 landscape.

import { Flex } from "@chakra-ui/react";
import { Link } from "react-router";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Pages } from "#app/cms/admin/kit/Pages.tsx";
import { itemLabels } from "#app/collection/life/line.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { LawNote } from "../LawNote.tsx";
import { Paper } from "../Paper.tsx";
import styles from "./Ledger.module.css";
import type { LedgerList } from "./list.server.ts";

export function LedgerScreen({ list }: { list: LedgerList }) {
  const { filter, filters, rows, page, pages, per, total, keeper, today } = list;
  const to = (show: string, more = "") => `/admin/ledger?show=${show}${more}`;
  return (
    <div className={styles.sheet} data-wide>
      <PageHeading
        title="帳簿"
        lead={`動物の種類：爬虫類（ボールパイソン）${total > 0 ? `・${total}行` : ""}`}
        actions={
          <Flex gap="2" wrap="wrap" className="no-print">
            <LinkButton to="/admin/ledger/new" variant="solid">
              仕入を記録する
            </LinkButton>
            <LinkButton to="/admin/ledger.csv" isDocument>
              CSVで書き出す
            </LinkButton>
            <LinkButton to="/admin/report">定期報告</LinkButton>
          </Flex>
        }
      />
      <ChoiceLinks
        label="行を絞り込む"
        links={filters.map((one) => ({
          to: to(one.name),
          label: `${one.label}（${one.count}）`,
          isCurrent: one.name === filter,
        }))}
      />
      <Paper
        keeper={keeper}
        note={`${formatDay(today)}現在`}
        label="帳簿の表"
        className={styles.wide}
        columns={["個体", ...itemLabels.map((label, index) => `${index + 1}. ${label}`)]}
        empty="当てはまる行はありません。"
        rows={rows.map((row) => (
          <tr key={`${row.snake} ${row.stay}`} className={row.isExcluded ? styles.excluded : undefined}>
            <th scope="row">
              <Link to={`/admin/balls/${row.snake}/ledger?stay=${row.stay}`}>
                <Phrases text={row.name} />
              </Link>
              {row.faults > 0 ? (
                <p className={classes("no-print", styles.missing)}>足りないもの {row.faults}件</p>
              ) : null}
            </th>
            {row.items.map((text, index) => (
              <td key={itemLabels[index]}>
                <Phrases text={text} />
              </td>
            ))}
          </tr>
        ))}
      />
      <div className="no-print">
        <Pages page={page} pages={pages} per={per} to={(next) => to(filter, `&page=${next}`)} />
        {pages > 1 ? (
          <p>
            <Link to={to(filter, "&all=1")}>1ページにすべて表示する（印刷用）</Link>
          </p>
        ) : null}
      </div>
      <LawNote of={["act", "rules"]}>帳簿は、動物愛護管理法21条の5第1項により、最後の記載から5年間保存します。</LawNote>
    </div>
  );
}
