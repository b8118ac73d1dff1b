// One glossary entry.

import { getVisible, getVisibleMany } from "#app/content/public-queries.server.ts";
import { renderEntryBody } from "#app/kinds/article/entry-body.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { Article } from "#app/platform/richtext/Article.tsx";
import { notFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/shell/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { Body, Section } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";
import { JsonLd } from "#app/ui/JsonLd.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/term.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) => {
  const db = database();
  const now = new Date();
  const entry = await getVisible(db, "term", params.id, now);
  if (!entry) throw notFound(url);
  const { title, summary, body, fields } = entry.content;
  const [related, article] = await Promise.all([
    getVisibleMany(db, "term", fields.related, now),
    renderEntryBody(db, body, { own: `/term/${entry.id}`, now }),
  ]);
  return {
    title,
    summary,
    reading: fields.reading,
    english: fields.english,
    synonyms: fields.synonyms,
    related: related.map(({ id, content }) => ({ id, title: content.title })),
    article,
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, {
    title: loaderData ? `${loaderData.title}とは` : undefined,
    description: loaderData?.summary,
    path: `/term/${params.id}`,
    type: "article",
  });

export default function Term({ loaderData: term }: Route.ComponentProps) {
  return (
    <article>
      <Breadcrumb trail={[{ label: "用語集", to: "/term" }, { label: term.title }]} />
      <PageHead title={term.title} lead={term.summary} />
      <Facts
        rows={[
          ["よみ", term.reading],
          ...(term.english
            ? [
                [
                  "英語",
                  <span key="en" lang="en">
                    {term.english}
                  </span>,
                ] as const,
              ]
            : []),
          ...(term.synonyms.length > 0 ? [["別の言い方", term.synonyms.join("、")] as const] : []),
        ]}
      />
      {term.article.html ? (
        <Body>
          <Article article={term.article} />
        </Body>
      ) : null}
      {term.related.length > 0 ? (
        <Section title="関連する用語">
          <p>
            {term.related.map((one) => (
              <span key={one.id}>
                <Chip to={`/term/${one.id}`}>{one.title}</Chip>{" "}
              </span>
            ))}
          </p>
        </Section>
      ) : null}
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "DefinedTerm",
          name: term.title,
          description: term.summary,
          inDefinedTermSet: "ボールパイソン用語集",
        }}
      />
    </article>
  );
}
