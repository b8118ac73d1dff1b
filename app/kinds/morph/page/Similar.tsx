// Morphs that look like this one, each with what tells it apart.

import { Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import type { Similar as SimilarMorph } from "../looks.server.ts";
import styles from "./Similar.module.css";

interface Props {
  id: string;
  title: string;
  similar: readonly SimilarMorph[];
}

export function Similar({ id, title, similar }: Props) {
  return (
    <ul className={styles.list}>
      {similar.map((other) => (
        <li key={other.id} className={styles.one}>
          {other.cover ? (
            <Picture image={other.cover.image} alt="" sizes="160px" className={styles.picture} />
          ) : (
            <span className={styles.picture} />
          )}
          <div>
            <h3 className={styles.title}>
              <Link to={`/morph/${other.id}`}>{other.title}</Link>
            </h3>
            {other.apart.length > 0 ? (
              <dl className={styles.apart}>
                {other.apart.slice(0, 3).map(({ aspect, own, other: theirs }) => (
                  <div key={aspect}>
                    <dt>{aspect}</dt>
                    <dd>
                      {title}は{own}、{other.title}は{theirs}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>姿だけでは見分けられません。親の記録で確かめます。</p>
            )}
            <Link to={`/morph/compare?ids=${id},${other.id}`}>並べて比べる</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
