// The admin's kit: its own pieces, and the control of every type of field the site uses.

import "#app/kinds/kinds.ts";
import { Button, Flex, Link, Stack } from "@chakra-ui/react";
import { AdminProvider } from "#app/cms/admin/kit/AdminProvider.tsx";
import { DiffText } from "#app/cms/admin/kit/DiffText.tsx";
import { ErrorSummary } from "#app/cms/admin/kit/ErrorSummary.tsx";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { type Stage, stageLabels } from "#app/cms/content/entry.ts";
import type { Field } from "#app/cms/content/field.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import type { FormContext } from "#app/cms/fields/control.ts";
import { FieldControl } from "#app/cms/fields/FieldControl.tsx";

const tones = ["done", "note", "warning", "error"] as const;
const stages = Object.keys(stageLabels) as Stage[];

/** Of each type the first field that a kind has. */
function oneOfEachType(): Field[] {
  const byType = new Map<string, Field>();
  for (const field of allKinds().flatMap((kind) => Object.values(kind.fields))) {
    if (!byType.has(field.type)) byType.set(field.type, field);
  }
  return [...byType.values()];
}

export default function AdminKit() {
  const [kind] = allKinds();
  const form: FormContext = {
    candidates: {},
    libraryAt: () => ({ q: "", items: [], total: 0, page: 1, pages: 1 }),
    errorAt: (path) => (path.endsWith("-bad") ? "入力してください" : undefined),
  };
  return (
    <AdminProvider>
      <Stack gap="6">
        <PageHeading title="ページの見出し" lead="一行の説明です。" actions={<StageBadge stage="draft" />} />
        {tones.map((tone) => (
          <Message key={tone} tone={tone}>
            知らせの見本（{tone}）。<Link href="/playground">リンク</Link>
          </Message>
        ))}
        {kind ? <ErrorSummary kind={kind} problems={[{ path: "title", message: "入力してください" }]} /> : null}
        <Flex gap="2" wrap="wrap">
          {stages.map((stage) => (
            <StageBadge key={stage} stage={stage} />
          ))}
        </Flex>
        <Flex gap="2" wrap="wrap">
          <Button>公開する</Button>
          <Button variant="outline">下書きを保存</Button>
          <Button variant="ghost">取り消す</Button>
          <Button colorPalette="red">ごみ箱へ</Button>
          <Button disabled>押せない</Button>
        </Flex>
        <Panel title="違い">
          <DiffText
            runs={[
              { kind: "same", text: "同じ文章と" },
              { kind: "removed", text: "消した文章" },
              { kind: "added", text: "加えた文章" },
            ]}
          />
        </Panel>
        {oneOfEachType().map((field) => (
          <Panel key={field.type} title={field.type}>
            <Stack gap="4">
              <FieldControl path={field.type} field={field} value="" form={form} />
              <FieldControl path={`${field.type}-bad`} field={field} value="" form={form} />
            </Stack>
          </Panel>
        ))}
      </Stack>
    </AdminProvider>
  );
}
