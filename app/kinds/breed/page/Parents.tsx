// Sire × dam.

import { Link } from "react-router";
import type { BreedParent } from "#app/kinds/breed/page.server.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import { GenotypeChips } from "#app/snake/words/GenotypeChips.tsx";
import styles from "./Parents.module.css";

export function Parents({ sire, dam }: { sire: BreedParent | null; dam: BreedParent | null }) {
  return (
    <div className={styles.pair}>
      <Parent side="父（サイアー）" parent={sire} />
      <span aria-hidden="true" className={styles.times}>
        ×
      </span>
      <Parent side="母（ダム）" parent={dam} />
    </div>
  );
}

function Parent({ side, parent }: { side: string; parent: BreedParent | null }) {
  return (
    <div className={styles.parent}>
      {parent?.cover ? (
        <Picture
          image={parent.cover.image}
          alt={parent.cover.alt}
          sizes="(width >= 960px) 280px, 45vw"
          className={styles.picture}
        />
      ) : null}
      <span className={styles.role}>{side}</span>
      {parent ? (
        <>
          <Link to={`/ball/${parent.id}`} className={styles.name}>
            {parent.title}
          </Link>
          <GenotypeChips chips={parent.chips} />
        </>
      ) : (
        <span className={styles.role}>記録なし、または非公開</span>
      )}
    </div>
  );
}
