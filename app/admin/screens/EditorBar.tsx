// Always in reach: where the entry stands, in words, and what can be done with it.

import { Button, chakra, Flex, Link } from "@chakra-ui/react";
import type { Check } from "#app/admin/editing/checks.ts";
import type { EntryState } from "#app/admin/editing/form-view.ts";
import { ownPageOf, revisionsPath } from "#app/admin/kit/navigation.ts";
import { StageBadge } from "#app/admin/kit/StageBadge.tsx";
import type { AnyKind } from "#app/content/kind.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import styles from "./EditorBar.module.css";

interface Props {
  kind: AnyKind;
  state: EntryState | null;
  checks: readonly Check[];
  previewPath: string;
  isSending: boolean;
}

export function EditorBar({ kind, state, checks, previewPath, isSending }: Props) {
  const isOut = state?.stage === "published" || state?.stage === "published-with-draft";
  return (
    <div className={styles.bar}>
      <p className={styles.state} role="status">
        {state ? <StageBadge stage={state.stage} /> : <span>未保存の新規</span>}
        {state?.stage === "scheduled" && state.publishAt ? <span>{formatMoment(state.publishAt)}に公開</span> : null}
        {isSending ? <span>送信しています…</span> : null}
      </p>
      <Flex gap="2" wrap="wrap" align="center" className={styles.buttons}>
        <Button type="submit" name="do" value="save" variant="outline">
          下書き保存
        </Button>
        <Button type="submit" name="do" value="publish">
          {isOut ? "変更を公開する" : "公開する"}
        </Button>
        <Button type="submit" formAction={previewPath} formTarget="_blank" variant="ghost" colorPalette="gray">
          プレビュー
        </Button>
        {checks.length > 0 ? <Link href="#checks">公開前の確認（{checks.length}件）</Link> : null}
      </Flex>
      {state ? <More kind={kind} state={state} /> : null}
    </div>
  );
}

function More({ kind, state }: { kind: AnyKind; state: EntryState }) {
  const own = ownPageOf(kind, state.id);
  const canEnd = ["published", "published-with-draft", "scheduled"].includes(state.stage);
  return (
    <details className={styles.more}>
      <summary className={styles.opener}>そのほか</summary>
      <div className={styles.menu}>
        {canEnd ? (
          <Button type="submit" name="do" value="end" variant="ghost" colorPalette="gray" justifyContent="start">
            公開終了にする
          </Button>
        ) : null}
        {state.stage === "trash" ? null : (
          <Button type="submit" name="do" value="trash" variant="ghost" colorPalette="red" justifyContent="start">
            ゴミ箱へ移す
          </Button>
        )}
        <Link href={revisionsPath(kind.name, state.id)} className={styles.link}>
          変更の履歴
        </Link>
        {own ? (
          <Link href={own.to} className={styles.link}>
            {own.label}
          </Link>
        ) : null}
        {state.isVisible ? (
          <Link href={`${kind.path}/${state.id}`} className={styles.link}>
            公開ページ
          </Link>
        ) : null}
        <chakra.p className={styles.note}>
          最終更新 {formatMoment(state.updatedAt)}
          <br />
          {state.updatedBy}
        </chakra.p>
      </div>
    </details>
  );
}
