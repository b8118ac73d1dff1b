// Today's check, on the admins' first page: written with one press. Nothing once it is.

import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import type { CheckDue } from "./checks.server.ts";

export function CheckPanel({ due }: { due: CheckDue | null }) {
  const { isSending, onSubmit } = useSending();
  if (!due) return null;
  return (
    <Panel title="きょうの点検">
      <form method="post" action="/admin/check" onSubmit={onSubmit}>
        <input type="hidden" name="day" value={due.day} />
        <p>清掃・消毒・保守点検と、動物の数（{due.count}匹）・状態の確認。</p>
        {due.isOneMissing ? <p className={styles.quiet}>{due.isOneMissing}の点検も、まだ記録されていません。</p> : null}
        <p className={styles.further}>
          <Button type="submit" name="do" value="all">
            {isSending ? "記録しています…" : "すべて済み・異常なし"}
          </Button>{" "}
          <Link to="/admin/check">くわしく記録する</Link>
        </p>
      </form>
    </Panel>
  );
}
