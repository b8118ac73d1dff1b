import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { KanaIndex } from "#app/ui/kit/KanaIndex.tsx";
import { ListLayout } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { MorphCard } from "./Card.tsx";
import styles from "./List.module.css";
import type { MorphListData } from "./list.server.ts";

export function MorphList({ list }: { list: MorphListData }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "モルフ図鑑" }]} />
      <PageHead
        title="モルフ図鑑"
        lead="遺伝子とコンボの見分け方・遺伝・歴史・健康上の懸念を調べられます。分からないことは、分からないと書いています。"
      />
      <p className={classes("no-print", styles.ways)}>
        <Link to="/morph/compare">モルフを並べて比べる</Link>
        <Link to="/morph/complexes">コンプレックスの地図</Link>
      </p>
      <KanaIndex path="/morph" row={list.query.row} more="&sort=kana" className={styles.index} />
      <ListLayout
        {...list}
        path="/morph"
        searchLabel="名前・別名・略称で探す"
        unit="件"
        empty="条件に合うモルフが見つかりませんでした。別名や英名、略称（YB、ODなど）でも探せます。"
        all="すべてのモルフを見る"
      >
        <Grid of="snakes">
          {list.items.map((item, index) => (
            <MorphCard key={item.id} morph={item} first={index < 2} />
          ))}
        </Grid>
      </ListLayout>
    </>
  );
}
