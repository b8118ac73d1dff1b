// The care article that says more.

import { Link } from "react-router";
import { type ArticleId, articles } from "./articles.ts";

export function ArticleLink({ id }: { id: ArticleId }) {
  return <Link to={`/info/${id}`}>くわしくは「{articles[id]}」</Link>;
}
