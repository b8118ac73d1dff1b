// Confirmation table of the family's records that a proven gene would change.

import { Button, chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { Problem } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { Tick } from "#app/cms/fields/Tick.tsx";
import type { GeneLine } from "#app/collection/breeding/all-genes.server.ts";
import type { ProveLine, ProvePlan } from "#app/collection/snake/prove/prove-plan.server.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import tables from "#app/ui/kit/Table.module.css";
import type { ProvePage } from "./prove.server.ts";

interface Props {
  page: ProvePage;
  outcome: BulkOutcome | "gone" | null;
  problem: string | null;
}

const provePath = (id: string, gene: string) => `/admin/balls/${id}/prove?gene=${encodeURIComponent(gene)}`;

export function ProveScreen({ page: { id, title, choices, plan, record }, outcome, problem }: Props) {
  return (
    <>
      <PageHeading
        title="家族の遺伝子型を更新"
        tab={`家族の遺伝子型を更新：${title}`}
        lead={<Link to={`/admin/balls/${id}`}>{title}</Link>}
      />
      {problem ? (
        <Problem>{problem}</Problem>
      ) : (
        <BulkNotice outcome={outcome} path={plan ? provePath(id, plan.gene) : `/admin/balls/${id}/prove`} />
      )}
      {choices.length > 1 ? (
        <ChoiceLinks
          label="遺伝子"
          links={choices.map(({ gene, name }) => ({
            to: provePath(id, gene),
            label: name,
            isCurrent: gene === plan?.gene,
          }))}
        />
      ) : null}
      {plan ? (
        <>
          <Plan id={id} plan={plan} />
          {record ? <Record record={record} /> : null}
        </>
      ) : (
        <p>この個体の遺伝子型には、潜性（劣性）の遺伝子がありません。編集画面で書くと、ここで家族に広げられます。</p>
      )}
    </>
  );
}

function Plan({ id, plan }: { id: string; plan: ProvePlan }) {
  const { gene, name, isPossible, lines, remarks, seal } = plan;
  return (
    <Panel title={name}>
      <chakra.p mb="3">{isPossible ? possibleWords(name) : `この個体は${name}を持つと記録されています。`}</chakra.p>
      {lines.length === 0 ? (
        <p>家族の記録に、書き換えるものはありません。</p>
      ) : (
        <SendForm action={provePath(id, gene)} aria-label="家族を更新" key={seal}>
          <input type="hidden" name="gene" value={gene} />
          <input type="hidden" name="seal" value={seal} />
          <Lines lines={lines} />
          <chakra.p color="fg.muted" fontSize="sm" my="3">
            公開中の個体はすぐに変わり、下書きは下書きのままです。繁殖の結果から確率を書き直してある個体は、チェックを外すとそのまま残ります。
          </chakra.p>
          <Button type="submit">{isPossible ? "証明済みにして書き換える" : "書き換える"}</Button>
        </SendForm>
      )}
      {remarks.length > 0 ? (
        <chakra.ul mt="4" color="fg.muted">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </chakra.ul>
      ) : null}
    </Panel>
  );
}

function Record({ record: { gene, name, hatched, expected, shown, says } }: { record: GeneLine }) {
  return (
    <chakra.section mt="5">
      <Panel title={`${name}の見込みと実際（全クラッチ）`}>
        <p>
          {hatched}匹のうち、見込みは{expected}匹、実際は<strong>{shown}匹</strong>。{says}
        </p>
        <p>
          <Link to={`/admin/pairs/genes#${gene}`}>遺伝子ごとの見込みと実際</Link>
        </p>
      </Panel>
    </chakra.section>
  );
}

function possibleWords(name: string): string {
  return `子に${name}が出るなどして、この個体が${name}のヘテロだと確かめられたら、家族の記録をまとめて書き換えられます。`;
}

const roleWords: Readonly<Record<ProveLine["role"], string>> = {
  self: "この個体",
  sire: "父",
  dam: "母",
  sibling: "きょうだい",
  half: "片親違いのきょうだい",
  young: "子",
};

function Lines({ lines }: { lines: readonly ProveLine[] }) {
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
        <caption className="visually-hidden">書き換わる遺伝子型</caption>
        <ColumnHeads columns={["個体", "いま", "書き換えたあとと、その理由"]} />
        <tbody>
          {lines.map(({ id, title, role, from, to, why }) => (
            <tr key={id}>
              <th scope="row">
                <Tick name="pick" value={id} defaultChecked>
                  {title}
                </Tick>
                <chakra.span display="block" color="fg.muted" fontSize="xs" fontWeight="normal">
                  {roleWords[role]}
                </chakra.span>
              </th>
              <td>{from}</td>
              <td>
                <strong>{to}</strong>
                <small>{why}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
