// Search over everything published.

import { Link } from "react-router";
import { database } from "#app/database/connection.server.ts";
import { find } from "#app/search/find.server.ts";
import styles from "#app/search/SearchPage.module.css";
import type { Piece } from "#app/search/snippet.ts";
import { pageHead } from "#app/site/head.ts";
import { Button } from "#app/ui/Button.tsx";
import { TextInput } from "#app/ui/Field.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/search";

const QUERY_MAX = 100;

export async function loader({ url }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, QUERY_MAX);
  return { q, groups: q === "" ? [] : await find(database(), q) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.q ? `「${loaderData.q}」の検索結果` : "サイト内検索",
    path: "/search",
    noindex: true,
  });

export default function Search({ loaderData: { q, groups } }: Route.ComponentProps) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <PageHead title="サイト内検索" />
      <form action="/search" className={styles.form}>
        <TextInput type="search" name="q" label="さがす言葉" defaultValue={q} key={q} maxLength={QUERY_MAX} />
        <Button>検索</Button>
      </form>
      {q === "" ? (
        <p className={styles.note}>
          モルフ名、用語、個体の名前、症状などでさがせます。略称（YB、OD、BEL）や英語でも見つかります。
        </p>
      ) : total === 0 ? (
        <div className={styles.note}>
          <p>「{q}」に合うページが見つかりませんでした。</p>
          <p>
            言葉を短くするか、<Link to="/morph">モルフ図鑑</Link>・<Link to="/term">用語集</Link>・
            <Link to="/info">飼育情報</Link>の一覧からさがしてみてください。
          </p>
        </div>
      ) : (
        <>
          <p className={styles.count}>
            「{q}」に合うページ <strong>{total}</strong>件
          </p>
          {groups.map((group) => (
            <section key={group.kind} className={styles.group}>
              <h2>
                {group.label}
                <span className={styles.total}>{group.total}件</span>
              </h2>
              <ul className={styles.results}>
                {group.items.map((item) => (
                  <li key={item.to}>
                    <h3 className={styles.title}>
                      <Link to={item.to}>
                        <Marked pieces={item.title} />
                      </Link>
                    </h3>
                    <p className={styles.snippet}>
                      <Marked pieces={item.snippet} />
                    </p>
                  </li>
                ))}
              </ul>
              {group.more && group.total > group.items.length ? (
                <Link to={group.more}>{group.label}の結果をすべて見る</Link>
              ) : null}
            </section>
          ))}
        </>
      )}
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}
