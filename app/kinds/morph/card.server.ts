import { concernsOfMorph } from "@borupa/genetics";
import { groundOf, shownGenotype, undrawnGenes } from "@borupa/snake-drawing";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { ReferenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { inheritanceLabels } from "#app/ui/genetics/labels.ts";
import { figureNumbers } from "./figure-numbers.ts";
import { typeLabels } from "./labels.ts";

export function morphCard({ genes, morphs }: ReferenceIndexes, { id, content }: Visible<"morph">) {
  const { title, summary, cover, fields } = content;
  return {
    id,
    /** Plate number. */
    figure: figureNumbers(morphs).get(id) ?? null,
    title,
    english: fields.english,
    summary,
    cover,
    /** Plate colour. */
    ground: groundOf(genes, shownGenotype(id, fields)),
    /** No picture and no documented look. */
    isUnseen: !cover && undrawnGenes(genes, shownGenotype(id, fields)).length > 0,
    inheritance: fields.inheritance ? inheritanceLabels[fields.inheritance] : typeLabels[fields.type],
    hasConcern: concernsOfMorph(genes, id, fields).length > 0,
  };
}

export type MorphCardData = ReturnType<typeof morphCard>;
