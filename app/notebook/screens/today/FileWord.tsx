// Words about backups on today's page: above it what is wrong with the sealed copy, below it what is on this device alone.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { fileDue } from "#app/notebook/file/file-due.ts";
import styles from "#app/notebook/screens/keep/Keep.module.css";
import { losesAfterSevenDays } from "#app/notebook/store/device.ts";
import { lastFile, noteBegun } from "#app/notebook/store/file-notes.ts";
import { whenChanged } from "#app/notebook/store/news.ts";
import { sealedNews, sealedState } from "#app/notebook/store/sealed.ts";

const SEVEN_DAYS_MS = 7 * 86_400_000;

/** `records`: how many there are. */
export function FileWord({ records }: { records: number }) {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const now = new Date();
      const [file, sealed] = await Promise.all([lastFile(), sealedState()]);
      if (records > 0 && file.begunAt === "") await noteBegun(now);
      const facts = { records, inFile: file.records, since: file.at || file.begunAt, sealedAt: sealed?.syncedAt ?? "" };
      const due = fileDue(facts, now);
      const isSafe = !losesAfterSevenDays() || sealed !== null || Date.parse(file.at) > now.getTime() - SEVEN_DAYS_MS;
      if (isOver) return;
      setWords([
        ...(due ? [`${due.records}件の記録が、この端末だけにあります。`] : []),
        ...(isSafe ? [] : ["Safariは、7日のあいだ開かないと手帖を消すことがあります。"]),
      ]);
    };
    // Where the store cannot be read, the page itself says so.
    look().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [records]);
  return <Lines words={words} />;
}

export function SealedWord() {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const { trouble = "", unsent = 0, differences = 0 } = (await sealedNews(new Date())) ?? {};
      if (isOver) return;
      setWords([
        ...(trouble === "" ? [] : [trouble]),
        ...(trouble === "" && unsent > 0
          ? [`${unsent}件が、まだ同期されていません。記録はこの端末にあり、サイトにつながると自動で送ります。`]
          : []),
        ...(differences > 0 ? [`2台で違うことが書かれたところが${differences}件あります。`] : []),
      ]);
    };
    const lookAgain = () => void look().catch(() => {});
    lookAgain();
    const end = whenChanged(lookAgain);
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return <Lines words={words} />;
}

const Lines = ({ words }: { words: readonly string[] }) =>
  words.map((one) => (
    <p key={one} className={styles.due}>
      <span>{one}</span>
      <Link to="/note/keep">バックアップを開く</Link>
    </p>
  ));
