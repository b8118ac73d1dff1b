import type { TermPageData } from "./page.server.ts";

export function termJsonLd({ title, summary }: TermPageData) {
  return {
    "@context": "https://schema.org",
    "@type": "DefinedTerm",
    name: title,
    description: summary,
    inDefinedTermSet: "ボールパイソン用語集",
  };
}
