// The next meals and the estimates of seasons for the device's own calendar: a file, renewed by hand, and said so.

import { useState } from "react";
import { seasonSteps } from "#app/collection/season/steps.ts";
import { reminderFile } from "#app/notebook/calendar/reminders.ts";
import type { Pair } from "#app/notebook/pairs/pair.ts";
import styles from "#app/notebook/screens/frame/Empty.module.css";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import type { TodayLine } from "#app/notebook/today/today.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { Fold } from "#app/ui/kit/Fold.tsx";

export function Reminders({ lines, pairs }: { lines: readonly TodayLine[]; pairs: readonly Pair[] }) {
  const { today } = useNotebook();
  const origin = useSite()?.origin ?? "";
  const [isLoud, setLoud] = useState(false);
  const make = () => {
    const text = reminderFile(lines, pairs, { origin, siteName: siteName(), isLoud }, today, new Date());
    if (text) download(new Blob([text], { type: "text/calendar;charset=utf-8" }), "techo.ics");
  };
  const isAhead =
    lines.some(({ feeding, weighed }) => feeding || weighed !== null) ||
    pairs.some((pair) => seasonSteps(pair, today).some(({ state }) => state === "estimated"));
  if (!isAhead) return null;
  return (
    <Fold label="カレンダーで知らせる">
      <div className={styles.calendar}>
        <p>
          次の給餌と体重の日と、ペアの産卵やハッチの目安を、この端末のカレンダーに入れるファイルを作ります。1日に1つの予定です。
        </p>
        <p>
          記録を書いても、カレンダーは自動では変わりません。ときどき作り直して読み込むと、前の予定が新しい日に動きます。
        </p>
        <label>
          <input type="checkbox" checked={isLoud} onChange={({ currentTarget }) => setLoud(currentTarget.checked)} />{" "}
          当日の19時に知らせる（Googleカレンダーでは、カレンダーの側で決めた時刻）
        </label>
        <Button look="outline" onClick={make}>
          カレンダーのファイルを作る（.ics）
        </Button>
      </div>
    </Fold>
  );
}
