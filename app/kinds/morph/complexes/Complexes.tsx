// All complexes: the alleles of each as places to stand at, and the roads between them that have a name.

import { Link } from "react-router";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { EmptyList } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./Complexes.module.css";
import { ComplexMap } from "./ComplexMap.tsx";
import type { Complex } from "./complexes.ts";
import { placePath } from "./place-path.ts";

export function Complexes({ complexes }: { complexes: readonly Complex[] }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "モルフ図鑑", to: "/morph" }, { label: "コンプレックスの地図" }]} />
      <PageHead
        title="コンプレックスの地図"
        lead="同じ遺伝子座の遺伝子（対立遺伝子）は、2つそろうと1つのときとは違う姿になることがあります。遺伝子を選ぶと、同じ座のほかの遺伝子との組み合わせをたどれます。"
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
      {confidence ? <p className={styles.small}>同じ座である確かさ：{confidence}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <ComplexMap complex={complex} />
      {roads.length > 0 ? (
        <Fold label={`名前のある組の一覧（遺伝子${places.length}・組${roads.length}）`} className={styles.list}>
          <ul className={styles.roads} aria-label="名前のある組">
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
        <p className={styles.small}>名前のある組は、まだ載せていません。</p>
      )}
    </section>
  );
}
