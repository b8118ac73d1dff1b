import { Link } from "react-router";
import { REFERRERS_MAX, type Referrer } from "#app/cms/admin/editing/bulk/bulk.ts";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";

interface Props {
  referrers: readonly Referrer[];
  titles: ReadonlyMap<string, string>;
}

export function ReferrersPanel({ referrers, titles }: Props) {
  if (referrers.length === 0) return null;
  return (
    <Panel title={titles.size > 1 ? "これらを参照している記録" : "この記録を参照している記録"}>
      <p>次の記録には、参照がそのまま残ります。</p>
      <ul>
        {referrers.map((one) => (
          <li key={`${one.kind}/${one.id} ${one.to} ${one.label}`}>
            {kindNamed(one.kind).label}「<Link to={editPath(one.kind, one.id)}>{one.title}</Link>」の{one.label}
            {titles.size > 1 ? `：${titles.get(one.to)}` : ""}
          </li>
        ))}
      </ul>
      {referrers.length === REFERRERS_MAX ? <p>はじめの{REFERRERS_MAX}件です。ほかにもあるかもしれません。</p> : null}
    </Panel>
  );
}
