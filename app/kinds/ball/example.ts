// Sample fields for tests. Others get their type's default.

import type { BallFields } from "./index.ts";

export const example: Partial<BallFields> = {
  number: "BP-2019-001",
  sex: "female",
  genotype: [
    { gene: "pastel", state: "visual" },
    { gene: "clown", state: "pos-het", percent: 66 },
  ],
  hatched: "2019",
  shelf: "A-3",
  feeding: "14日ごとにラット1匹。\n冬は休む。",
  origin: "own",
  breeder: "ボルパ",
  owner: "山田さん",
  sire: "b-2015-001",
  dam: "b-2015-002",
  breed: "s-2019-1",
  sale: "on-sale",
  price: 48000,
  gallery: [
    { image: "0123456789abcdef0123", alt: "横から" },
    { image: "f".repeat(20), alt: "" },
  ],
};
