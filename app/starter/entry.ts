// The shape starter content is written in: what an editor would type into the admin's form, one object an entry.

import type {
  BallFields,
  BlogFields,
  BreedFields,
  InfoFields,
  MorphFields,
  TermFields,
} from "#app/kinds/fields-of-kinds.ts";

interface StarterEntry<Fields> {
  /** The URL id: [a-z0-9][a-z0-9-]{0,63}. */
  id: string;
  title: string;
  /** At most 120 characters: the card's text and the page's description. */
  summary: string;
  /** Rich text in the tags of the sanitising table. */
  body: string;
  fields: Fields;
}

export type StarterMorph = StarterEntry<Partial<MorphFields> & Pick<MorphFields, "type" | "english" | "reading">>;
export type StarterTerm = StarterEntry<TermFields>;
export type StarterInfo = StarterEntry<Pick<InfoFields, "category" | "pinned"> & Partial<InfoFields>>;
export type StarterBlog = StarterEntry<BlogFields>;
export type StarterBall = StarterEntry<Partial<BallFields> & Pick<BallFields, "sex" | "genotype">>;
export type StarterBreed = StarterEntry<Partial<BreedFields>>;
