// Warning about Safari's seven-day storage limit; renders nothing in other browsers.

import styles from "#app/notebook/screens/keep/Keep.module.css";
import { losesAfterSevenDays } from "#app/notebook/store/device.ts";
import { classes } from "#app/platform/site/classes.ts";
import { useSite } from "#app/platform/site/site-data.ts";

/** Defaults to true if unknown: the sync response reports it anyway. */
export const useTakesNotebooks = (): boolean => useSite()?.takesNotebooks ?? true;

export function SevenDayWarning() {
  const isTaken = useTakesNotebooks();
  if (!losesAfterSevenDays()) return null;
  return (
    <div className={classes(styles.trouble, styles.form)}>
      <p>
        <b>Safariのままお使いのとき：</b>
        7日のあいだこのサイトを開かないと、Safariが手帖を消すことがあります。ホーム画面に追加すると、消されなくなります。
        {isTaken ? "「バックアップ」で同期を始めておけば、消されても、記録は12個の言葉で戻せます（写真を除く）。" : ""}
      </p>
      <p>
        追加するには、共有ボタン（□に↑）を押して「ホーム画面に追加」を選びます。追加したアプリの手帖は、
        <b>はじめは空です</b>。すでに記録があるときは、先に「バックアップ」で
        {isTaken ? "同期を始めるか、" : ""}ファイルに書き出し、アプリを開いてから読み込んでください。
      </p>
    </div>
  );
}
