// The site's list page from static data: no database, policy or cache.

import { readFileSync } from "node:fs";
import { useLoaderData } from "react-router";
import { BallList } from "#app/kinds/ball/List.tsx";
import type { BallListData } from "#app/kinds/ball/list.server.ts";

const list: BallListData = JSON.parse(readFileSync(process.env.BENCH_LIST ?? "", "utf8"));

export function loader() {
  return list;
}

export default function List() {
  return <BallList list={useLoaderData<typeof loader>()} />;
}
