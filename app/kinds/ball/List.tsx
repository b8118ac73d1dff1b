import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { ListLayout } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Snakes } from "./ByLook.tsx";
import styles from "./List.module.css";
import type { BallListData } from "./list.server.ts";
import { Seasons } from "./page/Seasons.tsx";

export function BallList({ list }: { list: BallListData }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "個体" }]} />
      <PageHead
        title="個体"
        lead="飼育している個体の一覧です。遺伝子型、体重の推移、血統を個体ごとに記録しています。"
      />
      {list.seasons.length > 0 ? (
        <section aria-labelledby="running" className={styles.running}>
          <h2 id="running" className={styles.title}>
            進行中の繁殖シーズン
          </h2>
          <Seasons seasons={list.seasons} />
        </section>
      ) : null}
      <ListLayout
        {...list}
        path="/ball"
        searchLabel="名前・番号・モルフで探す"
        unit="匹"
        empty="条件に合う個体が見つかりませんでした。条件をゆるめるか、すべての個体をご覧ください。"
        all="すべての個体を見る"
      >
        <Snakes balls={list.items} total={list.total} look={list.look} first />
      </ListLayout>
    </>
  );
}
