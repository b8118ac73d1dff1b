// Missing values of the ledger, and the report that is due, on the dashboard. Empty where there is nothing to do.

import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { LedgerDue } from "./list.server.ts";

export function LedgerPanel({ total, snakes, report }: LedgerDue) {
  if (total === 0 && report === null) return null;
  return (
    <Panel title="帳簿と定期報告">
      {report === null ? null : (
        <p>
          {report}年度の定期報告の期限は5月30日です。<Link to={`/admin/report?year=${report}`}>数を見る</Link>
        </p>
      )}
      {total > 0 ? (
        <>
          <ul className={styles.lines} hidden={snakes.length === 0}>
            {snakes.map(({ id, stay, name, fault }) => (
              <li key={name}>
                <Link to={`/admin/balls/${id}/ledger?stay=${stay}`}>{name}</Link>{" "}
                <span className={styles.quiet}>{fault}</span>
              </li>
            ))}
          </ul>
          <p className={styles.further}>
            <Link to="/admin/ledger?show=faulty">帳簿に足りないものがある{total}匹を見る</Link>
          </p>
        </>
      ) : null}
    </Panel>
  );
}
