// The shape starter content is written in: what an editor would type into the admin's form, one object an entry.

import type { BallFields } from "#app/kinds/ball/kind.ts";
import type { BlogFields } from "#app/kinds/blog/kind.ts";
import type { BreedFields } from "#app/kinds/breed/kind.ts";
import type { InfoFields } from "#app/kinds/info/kind.ts";
import type { MorphFields } from "#app/kinds/morph/kind.ts";
import type { TermFields } from "#app/kinds/term/kind.ts";

/** An empty text may as well be none. */
type OrNone<Fields, Never extends keyof Fields = never> = {
  [Name in keyof Fields]: Name extends Never
    ? Fields[Name]
    : string extends Fields[Name]
      ? Fields[Name] | null
      : Fields[Name];
};

interface StarterEntry<Fields> {
  /** The URL id: [a-z0-9][a-z0-9-]{0,63}. */
  id: string;
  title: string;
  /** At most 120 characters: the card's text and the page's description. */
  summary: string;
  /** Rich text in the tags of the sanitising table. */
  body: string;
  fields: OrNone<Fields, Extract<keyof Fields, "english" | "reading">>;
}

export type StarterMorph = StarterEntry<Partial<MorphFields> & Pick<MorphFields, "type" | "english" | "reading">>;
export type StarterTerm = StarterEntry<TermFields>;
export type StarterInfo = StarterEntry<Pick<InfoFields, "category" | "pinned"> & Partial<InfoFields>>;
export type StarterBlog = StarterEntry<BlogFields>;
export type StarterBall = StarterEntry<Partial<BallFields> & Pick<BallFields, "sex" | "genotype">>;
export type StarterBreed = StarterEntry<Partial<BreedFields>>;
