import { Fragment } from "react";
import { Link } from "react-router";
import type { Found } from "#app/cms/content/search/found-texts.server.ts";
import type { Pieces } from "#app/platform/search/snippet.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import field from "#app/ui/kit/Field.module.css";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import styles from "./SearchPage.module.css";
import type { SearchPageData } from "./search-page.server.ts";

export function SearchPage({ q, ignored, total, best, groups, meant, isLoose }: SearchPageData) {
  return (
    <>
      <PageHead title="サイト内検索" />
      <form action="/search" className={styles.form} data-row>
        <div className={field.field}>
          <label htmlFor="search-words" className={field.label}>
            探す言葉
          </label>
          <SearchInput id="search-words" className={field.control} defaultValue={q} key={q} />
        </div>
        <Button>検索</Button>
      </form>
      {ignored.map((sentence) => (
        <p key={sentence} role="status" className={styles.note}>
          {sentence}
        </p>
      ))}
      {q === "" ? (
        <p className={styles.note}>
          モルフ名、用語、個体の名前、症状などで探せます。略称（YB、OD、BEL）や英語でも見つかります。
        </p>
      ) : total === 0 ? (
        <div className={styles.note}>
          <p>「{q}」の検索結果はありませんでした。</p>
          <p>
            言葉を短くするか、<Link to="/morph">モルフ図鑑</Link>・<Link to="/term">用語集</Link>・
            <Link to="/info">飼育情報</Link>の一覧から探してみてください。
          </p>
        </div>
      ) : (
        <>
          <p className={styles.count}>
            {isLoose ? (
              <>
                「{q}」のすべての言葉を含むページは見つかりませんでした。近いページが<strong>{total}</strong>
                件あります。
              </>
            ) : meant ? (
              <>
                「{q}」は見つからなかったため、近い言葉「<strong>{meant}</strong>」で探しました。
                <strong>{total}</strong>件見つかりました。
              </>
            ) : (
              <>
                「{q}」の検索結果 <strong>{total}</strong>件
              </>
            )}
          </p>
          <section className={styles.group}>
            <h2>いちばん近いページ</h2>
            <Results items={best} isLabelled />
          </section>
          {groups
            .filter((group) => group.items.length > 0)
            .map((group) => (
              <section key={group.kind} className={styles.group}>
                <h2>
                  {group.label}
                  <span className={styles.total}>{group.total}件</span>
                </h2>
                <Results items={group.items} />
                {group.more ? <Link to={group.more}>{group.label}の結果をすべて見る</Link> : null}
              </section>
            ))}
        </>
      )}
    </>
  );
}

function Results({ items, isLabelled = false }: { items: readonly Found[]; isLabelled?: boolean }) {
  return (
    <ul className={styles.results}>
      {items.map((item) => (
        <li key={item.to}>
          <h3 className={styles.title}>
            <Link to={item.to}>
              <Marked pieces={item.title} isHeading />
            </Link>
            {isLabelled ? <span className={styles.kind}>{item.label}</span> : null}
          </h3>
          <p className={styles.snippet}>
            <Marked pieces={item.snippet} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Marked({ pieces, isHeading = false }: { pieces: Pieces; isHeading?: boolean }) {
  return pieces.map((piece, index) => {
    const Part = index % 2 === 1 ? "mark" : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    return <Part key={index}>{isHeading ? <Phrases text={piece} /> : piece}</Part>;
  });
}
