// Brand, what the site is, and the search box.

import { SITE_TAGLINE } from "#app/platform/site/facts.ts";
import { Button } from "#app/ui/Button.tsx";
import { SearchInput } from "#app/ui/SearchInput.tsx";
import styles from "./Hero.module.css";

export function Hero({ counts }: { counts: { morphs: number } }) {
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
      <img src="/logo.svg" alt="" width={280} height={280} className={styles.picture} />
    </section>
  );
}
