// /note/keep: backups. File, sealed copy, and how long the browser keeps its storage.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { SevenDayWarning } from "#app/notebook/screens/frame/SevenDayWarning.tsx";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import type { SealedState } from "#app/notebook/sealed/sync.ts";
import { losesAfterSevenDays } from "#app/notebook/store/device.ts";
import type { LastExport } from "#app/notebook/store/export-record.ts";
import type { OpenDifference } from "#app/notebook/store/sealed.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { Differences } from "./Differences.tsx";
import { FilePart } from "./FilePart.tsx";
import styles from "./Keep.module.css";
import { SealedPart } from "./SealedPart.tsx";

interface Props {
  snakes: readonly TodaySnake[];
  file: LastExport;
  sealed: SealedState | null;
  differences: readonly OpenDifference[];
  persisted: boolean | null;
}

export function KeepScreen({ snakes, file, sealed, differences, persisted }: Props) {
  const brought = useBrought();
  const records = snakes.reduce((sum, { digest }) => sum + digest.count, 0);
  const unfiled = file.photosHere - file.photos;
  const rest = unfiled > 0 ? `（うち${withCommas(unfiled)}枚は、まだファイルにありません）` : "";
  const held = `${snakes.length}匹・記録${withCommas(records)}件・写真${withCommas(file.photosHere)}枚${rest}`;
  return (
    <div className={styles.keep}>
      <div className={styles.part}>
        <h1>バックアップ</h1>
        <p>
          手帖は、この端末のこのブラウザーの中
          {sealed?.syncedAt ? "にあります（同期した記録はサイトにもあります。写真は同期されません）" : "だけにあります"}
          。故障や紛失に備えて、バックアップを作っておきましょう。
        </p>
        <Facts
          rows={[
            ["この端末の手帖", held],
            ["最後にファイルに書き出した日時", file.at === "" ? "まだありません" : formatMoment(file.at)],
            ["最後に同期した日時", sealed?.syncedAt ? formatMoment(sealed.syncedAt) : "同期していません"],
          ]}
        />
      </div>
      {differences.length > 0 ? <Differences differences={differences} /> : null}
      <FilePart records={records} names={snakes.map(({ snake }) => snake.name)} />
      <p>
        消した個体や記録は、30日のあいだ、「<Link to="/note/removed">消したもの</Link>
        」のページから元に戻せます。まとめて記録したものも、同じページで取り消せます。
      </p>
      <SealedPart sealed={sealed} brought={brought} snakes={snakes.length} />
      <BrowserPart persisted={persisted} />
    </div>
  );
}

/** Reads the secret from a QR code's URL fragment and removes it from the address bar. */
function useBrought(): Secret | null {
  const [brought, setBrought] = useState<Secret | null>(null);
  useEffect(() => {
    const { hash, pathname } = location;
    if (hash === "") return;
    history.replaceState(history.state, "", pathname);
    void import("#app/notebook/sealed/second-device.ts").then(({ secretIn }) => setBrought(secretIn(hash)));
  }, []);
  return brought;
}

function BrowserPart({ persisted }: { persisted: boolean | null }) {
  return (
    <section className={styles.part} aria-labelledby="browser">
      <h2 id="browser">このブラウザーのこと</h2>
      {losesAfterSevenDays() ? (
        <SevenDayWarning />
      ) : (
        <p>
          {persisted
            ? "このブラウザーは、端末の空き容量が足りなくなっても手帖を消しません。"
            : "端末の空き容量が足りなくなると、ブラウザーが手帖を消すことがあります。空き容量に余裕を持たせてください。"}
        </p>
      )}
      <p className={styles.small}>
        ブラウザーでサイトのデータを消去したり、プライベートブラウズを終えたりすると、手帖も消えます。
      </p>
    </section>
  );
}
