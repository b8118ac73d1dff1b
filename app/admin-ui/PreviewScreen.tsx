// What the form holds, as visitors would read it.

import { chakra, Heading } from "@chakra-ui/react";
import type { Preview } from "#app/content/admin-preview.server.ts";
import { Picture } from "#app/images/Picture.tsx";
import { Article } from "#app/richtext/Article.tsx";
import { Message } from "./Message.tsx";

export function PreviewScreen({ preview }: { preview: Preview }) {
  return (
    <chakra.article maxWidth="720px">
      <Message tone="note">プレビューです。まだ保存していません。</Message>
      {preview.problems.length > 0 ? (
        <Message tone="warning">公開するには、あと{preview.problems.length}か所の入力が必要です。</Message>
      ) : null}
      <Heading as="h1" size="3xl" mb="3">
        {preview.title || "（名前なし）"}
      </Heading>
      {preview.summary ? <chakra.p color="fg.muted">{preview.summary}</chakra.p> : null}
      {[...(preview.cover ? [preview.cover] : []), ...preview.gallery].map((picture) => (
        <chakra.div key={picture.image} my="4">
          <Picture image={picture.image} alt={picture.alt} sizes="720px" />
        </chakra.div>
      ))}
      <chakra.dl my="6">
        {preview.facts.map((fact) => (
          <chakra.div
            key={fact.label}
            display="grid"
            gridTemplateColumns="minmax(8em, 30%) 1fr"
            gap="3"
            py="2"
            borderBottomWidth="1px"
          >
            <chakra.dt color="fg.muted">{fact.label}</chakra.dt>
            <chakra.dd whiteSpace="pre-line">{fact.text}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Article article={{ html: preview.html, socialScripts: [] }} />
    </chakra.article>
  );
}
