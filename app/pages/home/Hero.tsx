// Brand, what the site is, and the search box.

import { Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import { SITE_TAGLINE } from "#app/platform/site/site-name.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import styles from "./Hero.module.css";

interface Props {
  counts: { morphs: number };
  /** A snake of the house; null where none has a picture. */
  snake: { id: string; title: string; genotype: string; cover: { image: string; alt: string } | null } | null;
}

export function Hero({ counts, snake }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.underlined}>ボールパイソン</span>を、
          <br />
          もっと正しく、もっと楽しく。
        </h1>
        <p className={styles.lead}>
          {SITE_TAGLINE}です。{counts.morphs > 0 ? `${counts.morphs}件の` : ""}
          モルフ図鑑と用語集、根拠のある飼育情報、正確な遺伝計算をまとめています。
        </p>
        <form action="/search" className={styles.search}>
          <SearchInput placeholder="モルフ名・用語・症状など" className={styles.input} />
          <Button>検索</Button>
        </form>
      </div>
      {snake?.cover ? (
        <figure className={styles.snake}>
          <Link to={`/ball/${snake.id}`}>
            <Picture image={snake.cover.image} alt={snake.cover.alt} sizes="(width < 960px) 168px, 420px" />
          </Link>
          <figcaption>
            {snake.title}
            <span>{snake.genotype}</span>
          </figcaption>
        </figure>
      ) : (
        <img src="/logo.svg" alt="" width={280} height={280} className={styles.picture} />
      )}
    </section>
  );
}
