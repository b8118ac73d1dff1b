// Warning about Safari's seven-day storage limit; renders nothing in other browsers.

import { losesAfterSevenDays } from "#app/notebook/store/device.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import styles from "./Empty.module.css";

/** Defaults to true if unknown: the sync response reports it anyway. */
export const useTakesNotebooks = (): boolean => useSite()?.takesNotebooks ?? true;

export function SevenDayWarning({ isTaken }: { isTaken: boolean }) {
  if (!losesAfterSevenDays()) return null;
  return (
    <div className={styles.seven}>
      <p>
        <b>Safariのままお使いのとき：</b>
        7日のあいだこのサイトを開かないと、Safariが手帖を消すことがあります。ホーム画面に追加すると、消されなくなります。
        {isTaken ? "「バックアップ」で同期を始めておけば、消されても、記録は12個の言葉で戻せます（写真を除く）。" : ""}
      </p>
      <p>
        追加するには、共有ボタン（□に↑）を押して「ホーム画面に追加」を選びます。追加したアプリの手帖は、
        <b>空から始まります</b>。すでに記録があるときは、先に「バックアップ」で
        {isTaken ? "同期を始めるか、" : ""}ファイルに書き出し、アプリを開いてから読み込んでください。
      </p>
    </div>
  );
}
