import { Button, chakra, Flex, Input, Stack, Table } from "@chakra-ui/react";
import { Form, Link } from "react-router";
import type { Comparison } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import type { Revision } from "#app/cms/admin/editing/entry/revisions.server.ts";
import type { EntryEnvelope } from "#app/cms/admin/editing/form/view.server.ts";
import { actionWords } from "#app/cms/admin/kit/action-words.ts";
import { DiffText } from "#app/cms/admin/kit/DiffText.tsx";
import { Message, Notice } from "#app/cms/admin/kit/Message.tsx";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { writerName } from "#app/cms/content/actors.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  kind: AnyKind;
  title: string;
  state: EntryEnvelope;
  revisions: readonly Revision[];
  comparison: Comparison | null;
  problem: string | null;
}

export function RevisionsScreen({ kind, title, state, revisions, comparison, problem }: Props) {
  const path = `/admin/${kind.segment}/${state.id}/revisions`;
  return (
    <>
      <PageHeading
        title="変更の履歴"
        tab={`${title || state.id}の履歴`}
        lead={
          <Flex gap="3" align="center" wrap="wrap">
            <Link to={editPath(kind.name, state.id)}>{title || state.id}</Link>
            <StageBadge stage={state.stage} />
          </Flex>
        }
      />
      <Notice />
      {problem ? <Message tone="error">{problem}</Message> : null}
      {comparison ? <Compared comparison={comparison} /> : null}
      <Form action={path} aria-label="2つの版を比べる">
        <chakra.div mb="4">
          <Table.Root native css={narrow}>
            <ColumnHeads columns={["前", "後", "版", "したこと", "いつ・誰が"]} />
            <tbody>
              {revisions.map((revision) => (
                <tr key={revision.version}>
                  <td>
                    <Choice name="from" revision={revision} chosen={comparison?.from.version} />
                  </td>
                  <td>
                    <Choice name="to" revision={revision} chosen={comparison?.to.version} />
                  </td>
                  <td>{revision.version}</td>
                  <td>
                    {actionWords[revision.action]}
                    {revision.note ? <SecondLine>{revision.note}</SecondLine> : null}
                  </td>
                  <td>
                    <Moment at={revision.at} />
                    <SecondLine>{writerName(revision.by)}</SecondLine>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table.Root>
        </chakra.div>
        <Button type="submit" variant="outline" mb="8">
          選んだ2つを比べる
        </Button>
      </Form>
      <Stack gap="5">
        <Note path={path} revisions={revisions} />
        <Restore path={path} state={state} revisions={revisions} />
      </Stack>
    </>
  );
}

/** Fits phones without scrolling sideways. */
const narrow = {
  "& :is(th, td)": { px: { base: "1", md: "3" }, overflowWrap: "anywhere" },
  "& thead": { whiteSpace: "nowrap" },
};

function SecondLine({ children }: { children: string }) {
  return (
    <chakra.span display="block" color="fg.muted" fontSize="sm">
      {children}
    </chakra.span>
  );
}

function Choice({ name, revision, chosen }: { name: "from" | "to"; revision: Revision; chosen: number | undefined }) {
  return (
    <chakra.input
      type="radio"
      boxSize="6"
      display="block"
      name={name}
      value={revision.version}
      defaultChecked={revision.version === chosen}
      aria-label={`第${revision.version}版を${name === "from" ? "前" : "後"}にする`}
    />
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { from, to, parts } = comparison;
  return (
    <chakra.section aria-label="比べた結果" mb="6">
      <chakra.h2 fontSize="lg" fontWeight="bold" mb="3">
        第{from.version}版と第{to.version}版の違い
      </chakra.h2>
      {parts.length === 0 ? <p>内容は同じです。</p> : null}
      <Stack gap="4">
        {parts.map((part) => (
          <Panel key={part.path} title={part.label}>
            <DiffText runs={part.runs} />
          </Panel>
        ))}
      </Stack>
    </chakra.section>
  );
}

function Note({ path, revisions }: { path: string; revisions: readonly Revision[] }) {
  return (
    <Panel title="版にメモを付ける">
      <SendForm action={path} aria-label="版にメモを付ける">
        <Flex gap="3" wrap="wrap" align="end">
          <VersionSelect name="noted" label="メモを付ける版" revisions={revisions} />
          <chakra.label display="grid" gap="1" flex="1 1 16em">
            メモ（空欄で保存すると、付けてあるメモが消えます）
            <Input name="note" maxLength={200} autoComplete="off" />
          </chakra.label>
          <Button type="submit" name="do" value="note" variant="outline">
            メモを保存
          </Button>
        </Flex>
        <chakra.p mt="2" color="fg.muted" fontSize="sm">
          何を、なぜ変えたかを残せます。サイトには出ません。
        </chakra.p>
      </SendForm>
    </Panel>
  );
}

function VersionSelect({ name, label, revisions }: { name: string; label: string; revisions: readonly Revision[] }) {
  const options = revisions.map(({ version, action }) => ({
    value: version,
    label: `第${version}版（${actionWords[action]}）`,
  }));
  return (
    <chakra.label display="grid" gap="1" htmlFor={`version-${name}`}>
      {label}
      <OptionSelect id={`version-${name}`} name={name} options={options} size="md" />
    </chakra.label>
  );
}

function Restore({ path, state, revisions }: { path: string; state: EntryEnvelope; revisions: readonly Revision[] }) {
  const older = revisions.filter((revision) => revision.version !== state.version);
  if (older.length === 0) return null;
  return (
    <Panel title="前の版を下書きにする">
      <SendForm action={path}>
        <input type="hidden" name="version" value={state.version} />
        <Flex gap="3" wrap="wrap" align="end">
          <VersionSelect name="revision" label="下書きにする版" revisions={older} />
          <Button type="submit" variant="outline">
            この版を下書きにする
          </Button>
        </Flex>
        <chakra.p mt="2" color="fg.muted" fontSize="sm">
          選んだ版の内容が下書きになります。いまの下書きは履歴に残り、公開中の内容と予約は、そのままです。
        </chakra.p>
      </SendForm>
    </Panel>
  );
}
