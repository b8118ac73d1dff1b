// The gentle word about the file, on today's page: after 30 records or 30 days on this device alone.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type FileDue, fileDue } from "#app/notebook/file/file-due.ts";
import styles from "#app/notebook/screens/keep/Keep.module.css";
import { lastFile, noteBegun } from "#app/notebook/store/file-notes.ts";
import { sealedState } from "#app/notebook/store/sealed.ts";

/** `records`: how many there are. */
export function FileWord({ records }: { records: number }) {
  const [due, setDue] = useState<FileDue | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const now = new Date();
      const [file, sealed] = await Promise.all([lastFile(), sealedState()]);
      if (records > 0 && file.begunAt === "") await noteBegun(now);
      const facts = { records, inFile: file.records, since: file.at || file.begunAt, sealedAt: sealed?.syncedAt ?? "" };
      if (!isOver) setDue(fileDue(facts, now));
    };
    // Where the store cannot be read, the page itself says so.
    look().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [records]);
  if (!due) return null;
  return (
    <p className={styles.due}>
      <span>{due.records}件の記録が、この端末だけにあります。</span>
      <Link to="/note/keep">バックアップを作る</Link>
    </p>
  );
}
