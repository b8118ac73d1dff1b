// Breeding records of a year, one row per season, on screen and printed on A4 landscape.

import { Link } from "react-router";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { LawNote } from "#app/collection/papers/LawNote.tsx";
import styles from "#app/collection/papers/ledger/Ledger.module.css";
import { Paper } from "#app/collection/papers/Paper.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { formatDays, formatShortDay } from "#app/platform/site/days.ts";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import type { BreedingPage } from "./breeding.server.ts";

export function BreedingScreen({ year, years, keeper, lines, undated }: BreedingPage) {
  return (
    <div className={styles.sheet}>
      <div className="no-print">
        <PageHeading
          title={`繁殖台帳（${year}年度）`}
          lead="繁殖の実施状況を記す台帳です。繁殖記録から作っています。"
          actions={
            <>
              <PrintButton />
              <LinkButton to={`/admin/breeding.csv?year=${year}`} isDocument>
                CSVで書き出す
              </LinkButton>
            </>
          }
        />
        <ChoiceLinks
          label="年度"
          links={years.map((one) => ({
            to: `/admin/breeding?year=${one}`,
            label: `${one}年度`,
            isCurrent: one === year,
          }))}
        />
        {undated.length > 0 ? (
          <Message tone="note">
            日付が1つもなく、どの年度にも入らない繁殖記録があります：
            {undated.map(({ id, title }, index) => (
              <span key={id}>
                {index > 0 ? "、" : ""}
                <Link to={`/admin/breeds/${id}`}>{title || id}</Link>
              </span>
            ))}
          </Message>
        ) : null}
      </div>
      <Paper
        title={`繁殖実施状況記録台帳（${year}年度）`}
        keeper={keeper}
        note="動物の種類：爬虫類（ボールパイソン）"
        label="繁殖の表"
        className={styles.seasons}
        caption={`${year}年4月から${year + 1}年3月までの繁殖`}
        columns={HEADINGS}
        empty="この年度の繁殖記録はありません。"
        rows={lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Link to={`/admin/breeds/${line.id}`}>{line.title || line.id}</Link>
              {line.missing.length > 0 ? (
                <p className={classes("no-print", styles.missing)}>足りないもの：{line.missing.join("、")}</p>
              ) : null}
            </th>
            <td>{line.sire}</td>
            <td>{line.dam}</td>
            <td>{pairedWords(line.paired)}</td>
            <td>{line.laid.map(formatShortDay).join("、")}</td>
            <td>{eggsWords(line)}</td>
            <td>{line.hatched.map(formatShortDay).join("、")}</td>
            <td>{line.hatchlings === null ? "" : `${line.hatchlings}匹`}</td>
          </tr>
        ))}
      />
      <LawNote of={["act", "standards"]}>繁殖の実施状況の記録は、5年間保存します（参考様式第10による）。</LawNote>
    </div>
  );
}

const HEADINGS = ["記録", "雄", "雌", "交配した日", "産卵した日", "卵", "孵化した日", "孵化数"];

function eggsWords({ eggs, slugs, lost }: BreedingPage["lines"][number]): string {
  const counts = [eggs === null ? "" : `有精卵${eggs}個`, slugs ? `無精卵${slugs}個` : "", lost ? `損失${lost}個` : ""];
  return counts.filter(Boolean).join("・");
}

/** "2026年1月15日〜2月3日（3回）". */
function pairedWords(paired: readonly string[]): string {
  const [first] = paired;
  const last = paired.at(-1);
  if (!first || !last) return "";
  return `${formatDays(first, last, formatShortDay)}${first === last ? "" : `（うち${paired.length}日）`}`;
}
