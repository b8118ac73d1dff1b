// Today's check, on the admins' first page: written with one press. Nothing once it is.

import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { CheckDue } from "./checks.server.ts";

export function CheckPanel({ due }: { due: CheckDue | null }) {
  if (!due) return null;
  return (
    <Panel title="今日の点検">
      <SendForm action="/admin/check">
        <input type="hidden" name="day" value={due.day} />
        <p>清掃・消毒・保守点検と、動物の数（{due.count}匹）・状態の確認。</p>
        {due.isOneMissing ? <p className={styles.quiet}>{due.isOneMissing}の点検も、まだ記録されていません。</p> : null}
        <p className={styles.further}>
          <Button type="submit" name="do" value="all">
            すべて済み・異常なし
          </Button>{" "}
          <Link to="/admin/check">詳しく記録する</Link>
        </p>
      </SendForm>
    </Panel>
  );
}
