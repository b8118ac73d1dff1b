// What the form holds, in the site's own frame and type: title, pictures, facts in words, the text. Every kind is drawn alike:
// what only a kind's own page has (chips, charts, pedigrees, term links) is not here.

import { labelAt } from "#app/admin/editing/form-paths.ts";
import type { Preview } from "#app/admin/editing/preview.server.ts";
import type { AnyKind } from "#app/content/kind.ts";
import { Article } from "#app/platform/richtext/Article.tsx";
import { SiteFrame } from "#app/shell/SiteFrame.tsx";
import { Body, DetailTop } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";
import { Gallery } from "#app/ui/Gallery.tsx";
import styles from "./Preview.module.css";

export function PreviewScreen({ kind, preview }: { kind: AnyKind; preview: Preview }) {
  const { title, summary, cover, gallery, facts, html, problems } = preview;
  const hasPictures = cover !== null || gallery.length > 0;
  return (
    <SiteFrame>
      <div className={styles.note} role="status">
        <p>プレビューです。保存も公開もしていません。SNSの埋め込みは、公開ページでだけ動きます。</p>
        {problems.length > 0 ? (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.message}`}>
                公開するには {labelAt(kind, problem.path)}: {problem.message}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <article>
        <DetailTop picture={hasPictures ? <Gallery cover={cover} pictures={gallery} /> : null}>
          <h1>{title || "（名前なし）"}</h1>
          {summary ? <p>{summary}</p> : null}
          <Facts
            rows={facts.map(
              (fact) =>
                [
                  fact.label,
                  <span key="text" className={styles.lines}>
                    {fact.text}
                  </span>,
                ] as const,
            )}
          />
        </DetailTop>
        {html ? (
          <Body>
            {/* The admin's policy lets no other site's script in. */}
            <Article article={{ html, socialScripts: [] }} />
          </Body>
        ) : null}
      </article>
    </SiteFrame>
  );
}
