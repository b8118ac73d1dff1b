import { Link } from "react-router";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { ExplanationPage } from "./explanations.server.ts";

/** Explanations shown to buyers; nothing if there are none. */
export function ShownSheets({ id, shown }: Pick<ExplanationPage, "id" | "shown">) {
  if (shown.length === 0) return null;
  return (
    <Panel title="説明に使った説明書">
      <ul className={panel.lines}>
        {shown.map((one) => (
          <li key={one.number}>
            <Link to={`/admin/balls/${id}/explanation/${one.number}`}>第{one.number}号</Link>・
            <Moment at={one.at} />・{one.by}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
