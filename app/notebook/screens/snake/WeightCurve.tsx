import { WeightLine } from "#app/kinds/ball/page/GrowthChart.tsx";
import type { Curve, Mark } from "#app/notebook/history/curve.ts";
import styles from "./Snake.module.css";

const rows = { eaten: 18, refused: 18, shed: 36 } as const;

export function WeightCurve({ curve }: { curve: Curve }) {
  return (
    <figure>
      <WeightLine
        chart={curve}
        foot={64}
        aria-label={`体重の推移と、給餌、脱皮。${curve.words}。数値は下の記録にあります。`}
      >
        {kinds.map((kind) => (
          <Marks key={kind} at={curve.marks[kind]} y={curve.baseline + rows[kind]} kind={kind} />
        ))}
      </WeightLine>
      <p className={styles.legend} aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <Marks at={[6]} y={6} kind={kind} />
            </svg>
            {words[kind]}
          </span>
        ))}
      </p>
    </figure>
  );
}

const kinds = ["eaten", "refused", "shed"] as const;
const words = { eaten: "食べた", refused: "食べなかった", shed: "脱皮" } as const;

const circle = "m-4 0a4 4 0 1 1 8 0 4 4 0 1 1-8 0";
const shapes: Readonly<Record<Mark, string>> = { eaten: circle, refused: circle, shed: "m0-5 5 5-5 5-5-5z" };

/** One path per kind, because five years have hundreds of meals. */
function Marks({ at, y, kind }: { at: readonly number[]; y: number; kind: Mark }) {
  return <path d={at.map((x) => `M${x} ${y}${shapes[kind]}`).join("")} className={styles[kind]} />;
}
