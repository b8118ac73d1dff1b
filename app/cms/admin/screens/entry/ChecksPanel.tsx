// Findings before publishing: errors and remarks, each with a link to its control.

import { Badge, chakra, Link, Stack } from "@chakra-ui/react";
import { controlPath } from "#app/cms/admin/editing/form/form-paths.ts";
import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { controlId } from "#app/cms/fields/control.ts";

interface Props {
  kind: AnyKind;
  checks: readonly Check[];
  /** Nothing is stored yet: there is nothing to check before something was sent. */
  isNew: boolean;
}

export function ChecksPanel({ kind, checks, isNew }: Props) {
  if (isNew && checks.length === 0) return null;
  return (
    <Panel title="公開前の確認" id="checks">
      {checks.length === 0 ? (
        <p>問題は見つかりませんでした。</p>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {checks.map((check) => (
            <li key={`${check.path} ${check.what}`}>
              <Badge colorPalette={check.blocks ? "red" : "orange"} me="2">
                {check.blocks ? "公開できません" : "確認"}
              </Badge>
              <WayTo kind={kind} check={check} />
            </li>
          ))}
        </Stack>
      )}
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        最後に保存か送信をした内容を確かめました。
      </chakra.p>
    </Panel>
  );
}

function WayTo({ kind, check: { what, path, to } }: { kind: AnyKind; check: Check }) {
  const href = to ?? (path === undefined ? undefined : `#${controlId(controlPath(kind, path))}`);
  return href ? <Link href={href}>{what}</Link> : what;
}
