// The first rows of a table from elsewhere, with what each column was taken for; sent again, it is read by other columns.

import { Button, chakra, Flex } from "@chakra-ui/react";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { dayOrders } from "#app/kinds/ball/tables/days.ts";
import { cellLabels } from "#app/kinds/ball/tables/guess.ts";
import { units } from "#app/kinds/ball/tables/values.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { SheetView } from "./elsewhere.server.ts";

const cell = { px: "2", py: "1", borderWidth: "1px", textAlign: "start", maxWidth: "14em", truncate: true } as const;

export function PickColumns({ sheet }: { sheet: SheetView }) {
  const { choice, rows, names, options } = sheet;
  const select = (name: string, label: string, value: string, labels: Readonly<Record<string, string>>) => (
    <chakra.label display="grid" gap="1" fontSize="sm">
      {label}
      <chakra.select key={value} name={name} defaultValue={value} minHeight="44px" borderWidth="1px" px="2">
        {Object.entries(labels).map(([own, words]) => (
          <option key={own} value={own}>
            {words}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
  );
  return (
    <Panel title="読み取った列">
      <SendForm action="/admin/balls/csv" aria-label="列を選び直す">
        <input type="hidden" name="tables" value={sheet.tables} />
        <chakra.div overflowX="auto">
          <chakra.table fontSize="sm" borderCollapse="collapse" whiteSpace="nowrap">
            <thead>
              <tr>
                {choice.columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <chakra.th key={at} scope="col" {...cell}>
                    <chakra.select
                      key={column}
                      name={`column.${at}`}
                      aria-label={`${at + 1}列目`}
                      defaultValue={column ?? ""}
                      minHeight="44px"
                      borderWidth="1px"
                    >
                      <option value="">読まない</option>
                      {Object.entries(options).map(([own, words]) => (
                        <option key={own} value={own}>
                          {words}
                        </option>
                      ))}
                    </chakra.select>
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, cells }) => (
                <tr key={line}>
                  {choice.columns.map((_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    <chakra.td key={at} {...cell}>
                      {cells[at] ?? ""}
                    </chakra.td>
                  ))}
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
        <Flex gap="4" wrap="wrap" mt="4" align="end">
          {names.length > 1
            ? select(
                "sheet",
                "シート",
                String(sheet.sheet),
                Object.fromEntries(names.map((name, i) => [String(i), name])),
              )
            : null}
          {select(
            "unit",
            sheet.isUnitDoubtful ? "体重の単位（表に書かれていません）" : "体重の単位",
            choice.unit,
            Object.fromEntries(Object.keys(units).map((unit) => [unit, unit])),
          )}
          {sheet.isOrderDoubtful
            ? select("order", "日付の順（表からは決められません）", choice.order, dayOrders)
            : null}
          {choice.columns.some((column) => column === "day" || column === "snake")
            ? select("cells", "マス目に書かれているもの", choice.cells, cellLabels)
            : null}
          {sheet.needsDay ? (
            <chakra.label display="grid" gap="1" fontSize="sm">
              体重を量った日
              <chakra.input
                key={choice.day}
                type="date"
                name="day"
                defaultValue={choice.day}
                minHeight="44px"
                borderWidth="1px"
                px="2"
              />
            </chakra.label>
          ) : null}
          <input type="hidden" name="head" value={choice.head} />
          <Button type="submit" variant="outline">
            この列で読み直す
          </Button>
        </Flex>
      </SendForm>
    </Panel>
  );
}
