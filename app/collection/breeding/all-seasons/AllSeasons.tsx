import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { HatchedOutcomes } from "#app/kinds/breed/page/HatchedOutcomes.tsx";
import type { AllSeasons as Seasons } from "./all-seasons.server.ts";

export function AllSeasons({ id, seasons: { seasons, table } }: { id: string; seasons: Seasons }) {
  const hatchlings = seasons.reduce((total, season) => total + season.hatchlings, 0);
  return (
    <Panel title="見込みと実際（このペアの全シーズン）">
      <chakra.p mb="2">
        {seasons.length}シーズン・見た目の記録がある子{hatchlings}匹
      </chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mb="4">
        {seasons.map((season) => (
          <li key={season.id}>
            {season.id === id ? season.title : <Link to={`/admin/breeds/${season.id}`}>{season.title}</Link>}{" "}
            <chakra.span color="fg.muted">
              {season.hatchlings > 0 ? `${season.hatchlings}匹` : "見た目の記録がないので数えません"}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
      {table ? (
        <>
          <HatchedOutcomes table={{ ...table, health: [] }} />
          {table.lopsided === null ? <p>{untested(table.hatched)}</p> : null}
        </>
      ) : (
        <p>
          {hatchlings > 0
            ? "両親の遺伝子型から子を計算できないので、比べられません。"
            : "繁殖記録に「生まれた表現型」を書くか、生まれた子をすべて個体として登録すると、ここで比べられます。"}
        </p>
      )}
      <p>
        <Link to="/admin/pairs/genes">すべてのペアの、遺伝子ごとの見込みと実際</Link>
      </p>
    </Panel>
  );
}

/** The exact test enumerates clutches, which is not feasible above a hundred hatchlings. */
function untested(hatched: number): string {
  return hatched > 100
    ? "子が100匹を超えるので、偏りの検定はしていません。"
    : "図鑑の名前で書かれた見た目がないので、偏りは分かりません。";
}
