import { chakra } from "@chakra-ui/react";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import tables from "#app/ui/kit/Table.module.css";
import type { AllGenesPage, GeneLine } from "./all-genes.server.ts";

export function AllGenes({ lines, whole }: AllGenesPage) {
  return (
    <>
      <PageHeading title="遺伝子ごとの見込みと実際" lead="すべてのペアの、すべてのシーズンから" />
      <Panel title="遺伝子" isHeadingHidden>
        {lines.length === 0 ? (
          <p>繁殖記録に「生まれた表現型」を書くか、生まれた子をすべて個体として登録すると、ここに並びます。</p>
        ) : (
          <>
            {whole ? <chakra.p mb="3">{whole}</chakra.p> : null}
            <Table lines={lines} />
            <chakra.p color="fg.muted" fontSize="sm" mt="3">
              子の見た目を記録からすべて読み取れるクラッチだけを数えます。親がポスヘテの遺伝子と、白い子では見えない遺伝子は数えません。
            </chakra.p>
          </>
        )}
      </Panel>
    </>
  );
}

function Table({ lines }: { lines: readonly GeneLine[] }) {
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
        <caption className="visually-hidden">遺伝子ごとに、見込みの数と実際に生まれた数</caption>
        <ColumnHeads columns={["遺伝子", ["見込み", tables.number], ["実際", tables.number]]} />
        <tbody>
          {lines.map(({ gene, name, clutches, expected, shown, says }) => (
            <tr key={gene} id={gene}>
              <th scope="row">
                {name}
                <chakra.span display="block" color="fg.muted" fontSize="sm" fontWeight="normal" wordBreak="normal">
                  {clutches}クラッチ。{says}
                </chakra.span>
              </th>
              <td className={tables.number}>{expected}匹</td>
              <td className={tables.number}>
                <strong>{shown}匹</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
