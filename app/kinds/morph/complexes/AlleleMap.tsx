// Map centred on an allele, with the others of its complex around it and the pair's look on each edge. A list on
// phones.

import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./AlleleMap.module.css";
import type { AlleleOnMap } from "./complexes.ts";
import { placePath } from "./place-path.ts";
import turns from "./Turns.module.css";

// Edges from the centre. Positions must match the ellipse in AlleleMap.module.css.
const REACH = 42;

/** Start angle. Places one or two items left and right of the centre, because the centre is taller than wide. */
function start(count: number): number {
  return count <= 2 ? 0 : count === 4 ? -Math.PI / 4 : -Math.PI / 2;
}

function Rays({ count }: { count: number }) {
  const ends = Array.from({ length: count }, (_, i) => start(count) + (i / count) * 2 * Math.PI);
  const place = (share: number) => Math.round((50 + REACH * share) * 10) / 10;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.rays} aria-hidden="true">
      {ends.map((turn) => (
        <line key={turn} x1="50" y1="50" x2={place(Math.cos(turn))} y2={place(Math.sin(turn))} />
      ))}
    </svg>
  );
}

function Pair({ name, combo }: { name: string | null; combo: string | null }) {
  const shown = <Phrases text={name ?? "名前なし"} />;
  return combo ? <Link to={`/morph/${combo}`}>{shown}</Link> : shown;
}

/** Maximum number of places around the centre. */
const MOST = 12;

export function AlleleMap({ allele: { complex, place, twice, roads } }: { allele: AlleleOnMap }) {
  const title = `${place.title}の組み合わせ`;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "モルフ図鑑", to: "/morph" },
          { label: "コンプレックスの地図", to: "/morph/complexes" },
          { label: place.title },
        ]}
      />
      <PageHead
        title={title}
        lead={`${complex.name}のほかの遺伝子と、1コピーずつそろったときの姿です。相手の遺伝子を選ぶと、その遺伝子の組み合わせへ移ります。`}
      />
      <div className={classes(styles.map, turns.of)} data-roads={roads.length <= MOST ? roads.length : undefined}>
        <Rays count={roads.length} />
        <div className={styles.here}>
          <DrawnLook drawn={place.drawn} />
          <Link to={`/morph/${place.id}`} className={styles.name}>
            <Phrases text={place.title} />
          </Link>
          {twice ? (
            <span className={styles.twice}>
              2コピー：
              <Pair {...twice} />
              {twice.words ? `（${twice.words}）` : <DrawnLook drawn={twice.drawn} />}
            </span>
          ) : null}
        </div>
        <ul className={classes(styles.roads, turns.each)} aria-label={title}>
          {roads.map(({ to, drawn, name, combo, calculate }) => (
            <li key={to.id}>
              <span className={styles.pair}>
                <DrawnLook drawn={drawn} />
                <span>
                  <Pair name={name} combo={combo} />
                  <br />
                  <Link to={calculate} aria-label={`${place.title} × ${to.title}を計算`}>
                    計算
                  </Link>
                </span>
              </span>
              <Link to={placePath(to.id)} className={styles.other}>
                <DrawnLook drawn={to.drawn} />
                <Phrases text={to.title} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.notes}>
        {complex.note ? <p>{complex.note}</p> : null}
        {complex.confidence ? <p>同じ遺伝子座である確かさ：{complex.confidence}</p> : null}
        <p>
          <Link to={`/morph/complexes#${complex.id}`}>すべてのコンプレックスを見る</Link>
        </p>
      </div>
    </>
  );
}
