import { ArticleList } from "#app/kinds/shared/article/List.tsx";
import styles from "./List.module.css";
import type { InfoListData } from "./list.server.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import { Topics } from "./Topics.tsx";

export function InfoList({ list }: { list: InfoListData }) {
  return (
    <ArticleList
      list={list}
      path="/info"
      title="お知らせ・飼育情報"
      lead="迎える前の準備から、毎日の世話、いつもと違うときの見方まで、根拠のある数字とともにまとめています。"
      advice="言葉を変えるか、サイト全体から探してみてください。"
    >
      {list.ways ? <Ways {...list.ways} /> : null}
    </ArticleList>
  );
}

function Ways({ tiles, notice }: NonNullable<InfoListData["ways"]>) {
  return (
    <div className={styles.ways}>
      {notice ? <NoticeLine notice={notice} /> : null}
      {tiles.length > 0 ? <Topics tiles={tiles} level={2} /> : null}
    </div>
  );
}
