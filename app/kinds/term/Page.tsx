import { Triage } from "#app/kinds/shared/Triage.tsx";
import { Article } from "#app/platform/richtext/Article.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Chip } from "#app/ui/kit/Chip.tsx";
import { Body, Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { termJsonLd } from "./json-ld.ts";
import type { TermPageData } from "./page.server.ts";

export function TermPage({ page: term }: { page: TermPageData }) {
  return (
    <article>
      <Breadcrumb trail={[{ label: "用語集", to: "/term" }, { label: term.title }]} />
      <PageHead title={term.title} lead={term.summary} />
      <Facts
        rows={[
          ["よみ", term.reading],
          term.english && [
            "英語",
            <span key="en" lang="en">
              {term.english}
            </span>,
          ],
          term.synonyms.length > 0 && ["別の言い方", term.synonyms.join("、")],
        ]}
      />
      {term.article.html ? (
        <Body>
          <Article article={term.article} />
        </Body>
      ) : null}
      <Triage rows={term.triage} />
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
      <JsonLd data={termJsonLd(term)} />
    </article>
  );
}
