// The links over and under a collection: one rack of it or all, and its pages where it is too large for one form.

import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { rackQuery } from "#app/kinds/ball/care/rack-query.ts";

interface Props {
  path: string;
  racks: readonly { rack: string; count: number }[];
  rack: string | null;
  isDueOnly: boolean;
  /** How many are to be fed today, where the page is about feeding. */
  due?: number | undefined;
}

export function RackFilter({ path, racks, rack, isDueOnly, due }: Props) {
  const total = racks.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { rack: null, label: "すべて", count: total },
    ...racks.map((one) => ({ ...one, label: one.rack || "棚なし" })),
  ];
  return (
    <>
      {due === undefined ? null : (
        <ChoiceLinks
          label="今日の給餌でしぼる"
          links={[
            { to: path, label: "いまいる個体", isCurrent: !isDueOnly },
            { to: `${path}?${rackQuery(null, 1, true)}`, label: `今日給餌の日（${due}）`, isCurrent: isDueOnly },
          ]}
        />
      )}
      {racks.length < 2 ? null : (
        <ChoiceLinks
          label="棚でしぼる"
          links={choices.map((choice) => ({
            to: `${path}?${rackQuery(choice.rack, 1, isDueOnly)}`,
            label: `${choice.label}（${choice.count}）`,
            isCurrent: choice.rack === rack,
          }))}
        />
      )}
    </>
  );
}

type PagesProps = Pick<Props, "path" | "rack" | "isDueOnly"> & { page: number; pages: number };

export function CollectionPages({ path, rack, isDueOnly, page, pages }: PagesProps) {
  if (pages < 2) return null;
  const links = Array.from({ length: pages }, (_, place) => ({
    to: `${path}?${rackQuery(rack, place + 1, isDueOnly)}`,
    label: String(place + 1),
    isCurrent: place + 1 === page,
  }));
  return <ChoiceLinks label="ページ" links={links} />;
}
