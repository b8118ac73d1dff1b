// All complexes with their alleles and named pairs.

import { Link } from "react-router";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { EmptyList } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./Complexes.module.css";
import complexMapStyles from "./ComplexMap.module.css";
import type { Complex } from "./complexes.ts";
import { placePath } from "./place-path.ts";

export function Complexes({ complexes }: { complexes: readonly Complex[] }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "モルフ図鑑", to: "/morph" }, { label: "コンプレックスの地図" }]} />
      <PageHead
        title="コンプレックスの地図"
        lead="同じ遺伝子座の遺伝子（対立遺伝子）は、2つそろうと1つのときとは違う姿になることがあります。遺伝子を選ぶと、同じ遺伝子座のほかの遺伝子との組み合わせをたどれます。"
      />
      {complexes.length === 0 ? <EmptyList /> : null}
      <nav aria-label="コンプレックス">
        <ul className={styles.index}>
          {complexes.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Phrases text={name} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.all}>
        {complexes.map((complex) => (
          <OneComplex key={complex.id} complex={complex} />
        ))}
      </div>
    </>
  );
}

function OneComplex({ complex }: { complex: Complex }) {
  const { id, name, note, confidence, places, roads } = complex;
  return (
    <section className={styles.complex} aria-labelledby={id}>
      <h2 id={id}>
        <Phrases text={name} />
      </h2>
      {confidence ? <p className={styles.small}>同じ遺伝子座である確かさ：{confidence}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <ComplexMap complex={complex} />
      {roads.length > 0 ? (
        <Fold label={`名前のある組み合わせ${roads.length}通り（遺伝子${places.length}個）`} className={styles.list}>
          <ul className={styles.roads} aria-label="名前のある組み合わせ">
            {roads.map(({ from, to, drawn, name: pair, combo, calculate }) => (
              <li key={`${from.id} ${to.id}`} className={styles.road}>
                <Link to={placePath(from.id)} className={styles.place}>
                  <Phrases text={from.title} />
                </Link>
                <span className={styles.pair}>
                  <DrawnLook drawn={drawn} />
                  <Link to={`/morph/${combo}`}>
                    <Phrases text={pair ?? ""} />
                  </Link>
                  <Link to={calculate} aria-label={`${pair}を計算`}>
                    計算
                  </Link>
                </span>
                <Link to={placePath(to.id)} className={styles.place}>
                  <Phrases text={from.id === to.id ? `${to.title}（2コピー）` : to.title} />
                </Link>
              </li>
            ))}
          </ul>
        </Fold>
      ) : (
        <p className={styles.small}>名前のある組み合わせは、まだ載せていません。</p>
      )}
    </section>
  );
}

// Map of a complex: alleles on a ring, edges for named pairs, a ringed point for a named super form. Alleles are links
// in ring order. On phones a list of names.

const WIDTH = 720;
/** Line height and characters per line of labels. */
const LINE = 26;
const SIGNS = 8;
/** In SVG units, which are half a pixel on phones. */
const SIZE = 24;
const ACROSS = 140;
/** Maximum vertical radius that still looks like a ring. */
const DOWN_MAX = 260;

/**
 * Breaks a long label into two lines: after ・ or a space, before a bracket, else between kana; as close to the middle
 * as possible.
 */
function labelLines(title: string): string[] {
  if (title.length <= SIGNS) return [title];
  const behind = (pattern: RegExp) => [...title.matchAll(pattern)].map(({ index, 0: sign }) => index + sign.length);
  const words = behind(/[・\s]|.(?=（)/g);
  const places = words.length > 0 ? words : behind(/.(?![ーァィゥェォッャュョン]|$)/g);
  const fromMiddle = (place: number) => Math.abs(place - title.length / 2);
  const [at = title.length] = places.toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  return [title.slice(0, at), title.slice(at)];
}

function ComplexMap({ complex: { name, places, roads } }: { complex: Complex }) {
  // Tall enough to separate labels at the flat ends of the ring.
  const part = Math.PI / places.length;
  const step = places.length % 2 ? 1 - Math.cos(2 * part) : Math.cos(part) - Math.cos(3 * part);
  const most = Math.max(...places.map(({ title }) => labelLines(title).length));
  const down = places.length > 2 ? Math.min(DOWN_MAX, Math.max(110, (LINE * (0.4 + 0.8 * most)) / step)) : 60;
  const height = 2 * down + 90;
  const at = new Map(
    places.map(({ id }, i) => {
      const turn = ((i + 0.5) / places.length) * 2 * Math.PI - Math.PI / 2;
      return [
        id,
        { x: WIDTH / 2 + ACROSS * Math.cos(turn), y: height / 2 + down * Math.sin(turn), isRight: Math.cos(turn) >= 0 },
      ];
    }),
  );
  const whole = Math.round;
  return (
    <nav aria-label={`${name}の遺伝子`}>
      <svg viewBox={`0 0 ${WIDTH} ${whole(height)}`} className={complexMapStyles.map}>
        <title>{`${name}の地図`}</title>
        <g className={complexMapStyles.roads}>
          {roads.map(({ from, to }) => {
            const [a, b] = [at.get(from.id), at.get(to.id)];
            if (!a || !b) return null;
            if (a === b) return <circle key={from.id} cx={whole(a.x)} cy={whole(a.y)} r={15} />;
            // Edges curve towards the centre, so that none overlap.
            const [mx, my] = [(a.x + b.x + WIDTH / 2) / 3, (a.y + b.y + height / 2) / 3];
            return (
              <path
                key={`${from.id} ${to.id}`}
                d={`M${whole(a.x)} ${whole(a.y)}Q${whole(mx)} ${whole(my)} ${whole(b.x)} ${whole(b.y)}`}
              />
            );
          })}
        </g>
        {places.map(({ id, title }) => {
          const point = at.get(id);
          if (!point) return null;
          const { x, y, isRight } = point;
          const label = whole(x) + (isRight ? 24 : -24);
          return (
            <a key={id} href={placePath(id)} className={complexMapStyles.place}>
              <circle cx={whole(x)} cy={whole(y)} r={9} />
              <text fontSize={SIZE} x={label} y={whole(y) + 8} textAnchor={isRight ? "start" : "end"}>
                {labelLines(title).map((line, i, { length }) => (
                  <tspan key={line} x={label} dy={i === 0 ? ((1 - length) * LINE) / 2 : LINE}>
                    {line}
                  </tspan>
                ))}
              </text>
            </a>
          );
        })}
      </svg>
      <ul className={complexMapStyles.names}>
        {places.map(({ id, title }) => (
          <li key={id}>
            <a href={placePath(id)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
