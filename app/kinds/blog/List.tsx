import { ArticleList } from "#app/kinds/shared/article/List.tsx";
import type { BlogListData } from "./list.server.ts";

export function BlogList({ list }: { list: BlogListData }) {
  return (
    <ArticleList
      list={list}
      path="/blog"
      title="ブログ"
      lead="ボールパイソンとの暮らしと遺伝の話を、ゆっくり書いています。"
      advice="タグを外すと見つかるかもしれません。"
    />
  );
}
