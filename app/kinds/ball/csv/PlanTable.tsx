// The lines of a file that do something: each value from what it is to what it becomes.

import { Badge, chakra } from "@chakra-ui/react";
import type { PlannedRow } from "./plan.ts";

const cell = { px: "2", py: "2", verticalAlign: "top", textAlign: "start", overflowWrap: "anywhere" } as const;

export function PlanTable({ rows, sure }: { rows: readonly PlannedRow[]; sure: readonly string[] }) {
  return (
    <chakra.table width="100%" fontSize="sm" borderCollapse="collapse">
      <chakra.thead color="fg.muted">
        <tr>
          <chakra.th {...cell} width="40%">
            個体
          </chakra.th>
          <chakra.th {...cell}>変わるところ</chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr key={row.line} borderTopWidth="1px">
            <chakra.th {...cell} scope="row" fontWeight="normal">
              <b>{row.title}</b> <chakra.span color="fg.muted">{row.line}行目</chakra.span>
              {row.isOut ? (
                <>
                  {" "}
                  <Badge colorPalette="orange">公開中</Badge>
                  <chakra.label display="flex" gap="2" alignItems="center" minHeight="44px">
                    <input type="checkbox" name="sure" value={row.id} defaultChecked={sure.includes(row.id)} />
                    サイトもすぐに変える
                  </chakra.label>
                </>
              ) : null}
              {row.doubt ? (
                <chakra.strong display="block" color="fg.warning">
                  {row.doubt}
                </chakra.strong>
              ) : null}
            </chakra.th>
            <chakra.td {...cell}>
              <Changes row={row} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Changes({ row: { what, changes } }: { row: PlannedRow }) {
  return (
    <ul>
      {changes
        .filter(({ from, to }) => what === "changed" || from !== to)
        .map(({ label, from, to }) => (
          <li key={label}>
            <chakra.span color="fg.muted">{label}</chakra.span>{" "}
            {what === "changed" ? (
              <>
                <del>{from || "（空）"}</del> → <b>{to || "（空）"}</b>
              </>
            ) : (
              to
            )}
          </li>
        ))}
    </ul>
  );
}
