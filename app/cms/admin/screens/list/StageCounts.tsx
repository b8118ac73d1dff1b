// How many entries of each kind there are at each stage: a line a kind.

import { Link } from "react-router";
import type { StageCounts as CountsOfKind } from "#app/cms/admin/editing/list/overview.server.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import styles from "#app/cms/admin/screens/Dashboard.module.css";
import { type Stage, stageLabels } from "#app/cms/content/entry.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

const stages = Object.entries(stageLabels) as [Stage, string][]; // a Record's own keys

export function StageCounts({ counts }: { counts: Record<KindName, CountsOfKind> }) {
  return (
    <Panel title="件数">
      <ul className={styles.counts}>
        {allKinds().map(({ name, segment, label }) => {
          const ofKind = counts[name];
          const all = stages.reduce((sum, [stage]) => sum + (stage === "trash" ? 0 : ofKind[stage]), 0);
          return (
            <li key={name}>
              <Link to={`/admin/${segment}`}>
                {label} {withCommas(all)}件
              </Link>
              {stages
                .filter(([stage]) => ofKind[stage] > 0)
                .map(([stage, word]) => (
                  <Link key={stage} to={`/admin/${segment}?stage=${stage}`} className={styles.count}>
                    {word} {withCommas(ofKind[stage])}
                  </Link>
                ))}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
