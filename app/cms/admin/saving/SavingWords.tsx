// Says whether the form is saved.

import { chakra, Link } from "@chakra-ui/react";
import { formatShortMoment } from "#app/platform/site/days.ts";
import type { Saving } from "./saver.ts";

export function SavingWords({ saving }: { saving: Saving }) {
  const { isSending, sent, isUnsaved, autosavedAt, trouble } = saving;
  if (isSending && sent !== null) {
    return (
      <span>
        画像を送っています <progress value={sent} max={1} aria-label="画像の送信" /> {Math.round(sent * 100)}%
      </span>
    );
  }
  if (isSending) return <span>送信しています…</span>;
  return (
    <>
      {isUnsaved ? <chakra.strong color="orange.fg">未保存の変更あり</chakra.strong> : null}
      {isUnsaved && autosavedAt && !trouble ? (
        <span>{formatShortMoment(autosavedAt, new Date())}に自動保存</span>
      ) : null}
      {trouble ? (
        <chakra.span color="red.fg">
          {trouble.message}
          {trouble.why === "signed-out" ? (
            <>
              <Link href="/admin/login" target="_blank" rel="noopener">
                新しいタブでログイン
              </Link>
              すると、入力した内容を自動で保存します。
            </>
          ) : null}
        </chakra.span>
      ) : null}
    </>
  );
}
