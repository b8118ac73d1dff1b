import type { Head } from "#app/ui/shell/head.ts";
import type { BreedPageData } from "./page.server.ts";

export function breedHead(id: string, record: BreedPageData | undefined): Head {
  const parents = record?.sire && record.dam ? `${record.sire.title} × ${record.dam.title}の` : "";
  return {
    title: record?.title,
    description: record?.summary,
    besides: [`シーズンの経過、子の見込み、実際に生まれた子をまとめた、${parents}繁殖記録です。`],
    path: `/breed/${id}`,
    type: "article",
  };
}
