// The same page as the site's list, from data that is simply there: no database, no policy, no cache.

import { readFileSync } from "node:fs";
import { useLoaderData } from "react-router";
import { type BallList, BallListPage } from "#app/kinds/ball/BallListPage.tsx";

const list: BallList = JSON.parse(readFileSync(process.env.BENCH_LIST ?? "", "utf8"));

export function loader() {
  return list;
}

export default function List() {
  return <BallListPage list={useLoaderData<typeof loader>()} />;
}
