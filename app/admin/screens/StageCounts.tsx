// How many entries of each kind stand where.

import { Box, Table, Link as TextLink } from "@chakra-ui/react";
import { Link } from "react-router";
import type { StageCounts as CountsOfKind } from "#app/admin/editing/overview.server.ts";
import { Panel } from "#app/admin/kit/Panel.tsx";
import { type Stage, stageLabels } from "#app/content/entry.ts";
import type { KindName } from "#app/content/kind.ts";
import { allKinds } from "#app/content/registry.ts";
import styles from "./Dashboard.module.css";

const columns: readonly Stage[] = ["published", "published-with-draft", "scheduled", "draft", "ended", "trash"];

export function StageCounts({ counts }: { counts: Record<KindName, CountsOfKind> }) {
  return (
    <Panel title="件数">
      <Box overflowX="auto">
        <Table.Root native size="sm" className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">種類</th>
              {columns.map((stage) => (
                <th key={stage} scope="col">
                  {stageLabels[stage]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allKinds().map((kind) => (
              <tr key={kind.name}>
                <th scope="row">
                  <TextLink asChild>
                    <Link to={`/admin/${kind.segment}`}>{kind.label}</Link>
                  </TextLink>
                </th>
                {columns.map((stage) => (
                  <td key={stage}>
                    {counts[kind.name][stage] === 0 ? (
                      <span className={styles.zero}>0</span>
                    ) : (
                      <TextLink asChild>
                        <Link to={`/admin/${kind.segment}?stage=${stage}`}>{counts[kind.name][stage]}</Link>
                      </TextLink>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table.Root>
      </Box>
    </Panel>
  );
}
