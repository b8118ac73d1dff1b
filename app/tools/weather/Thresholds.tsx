// What the readings go by, in full, so that a keeper can judge them.

import { Link } from "react-router";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { thresholds as at } from "./thresholds.ts";
import styles from "./Weather.module.css";

const rows = [
  [
    "暖房の負担",
    `その日の平均気温（最低と最高の中間）から${at.warmedTo}℃までの差を、${at.degreesPerStep}℃ごとに1段、最大${at.mostSteps}段で示します。${at.mediumStep}段未満は「軽い」、${at.mediumStep}段から「中くらい」、${at.largeStep}段から「重い」、${at.hugeStep}段から「とても重い」。`,
  ],
  [
    "空気の湿り・乾き",
    `外の空気を、水を足さずにケージの温度にしたときの湿度の推定です。湿度の予報はないため、最低気温と降水確率から露点を見積もります（雨の日は最低気温に近く、晴れの日ほど低い）。実際の露点は前後${at.dewPointMargin}℃ほど違うことがあり、暖かく湿った空気が入る日は幅の上のほうになります。露点が${at.enoughDewPoint}℃（${at.warmedTo}℃に暖めて50%）を下回る分を${at.degreesPerStep}℃ごとに1段、最大${at.mostSteps}段で示し、${at.mediumStep}段未満は「やや乾く」、${at.mediumStep}段から「乾く」、${at.largeStep}段から「とても乾く」、${at.hugeStep}段から「極端に乾く」。露点${at.dampDewPoint}℃（涼しい側の${at.coolSide}℃で70%）以上は「湿る」で、${at.degreesPerDampStep}℃ごとに1段、最大${at.mostDampSteps}段、${at.veryDampStep}段から「とても湿る」。`,
  ],
  [
    "ヘビの移動",
    `最高気温が${at.easyFrom}〜${at.easyTo}℃なら「向く」、${at.journeyFrom}〜${at.easyFrom}℃と${at.easyTo}〜${at.journeyTo}℃は「工夫して」、${at.journeyFrom}℃未満、${at.journeyTo}℃超、荒れた天気は「控える」。急ぎの受診は、箱の温度を整えて優先します。`,
  ],
  [
    "冷え込み",
    `最低${at.coldMorning}℃未満で冷え込み、${at.freezing}℃未満で厳しい冷え込み。最低が${at.dropBelow}℃未満で、前の日の朝より${at.drop}℃以上低いときも知らせます。`,
  ],
  ["暑さ", `最高${at.hot}℃以上で暑さ、${at.veryHot}℃以上で危険な暑さ。最低${at.warmNight}℃以上は夜も冷房が要る日。`],
] as const;

export function Thresholds() {
  return (
    <details className={styles.thresholds}>
      <summary>判断の目安（しきい値）</summary>
      <Facts rows={rows} />
      <p className={styles.small}>
        目安は当サイトのものです。保温、乾燥、暑さ、移動のしかたは、くわしくは<Link to="/info">お知らせ・飼育情報</Link>
        へ。
      </p>
    </details>
  );
}
