export { clutchOf, targetOfLook } from "./src/cross/clutch.ts";
export { type Cross, cross, crossWithPauses, type Pause, type PunnettSquare } from "./src/cross/cross.ts";
export { crossHeadline } from "./src/cross/cross-headline.ts";
export { type GenotypeRow, type LookRow, type Remainder, seenItems } from "./src/cross/cross-rows.ts";
export {
  inbreedingCoefficient,
  kinshipAmong,
  type Parents,
  type Pedigree,
  type Relation,
  relationOf,
} from "./src/cross/kinship.ts";
export { kinshipOf } from "./src/cross/kinship-words.ts";
export { type ListedLook, listLooks, meanOf, shareOf } from "./src/cross/listed-looks.ts";
export { maxEggs } from "./src/cross/max-eggs.ts";
export { offeredLooks } from "./src/cross/offered-looks.ts";
export { lookRemarks, makerRemarks, sireLine } from "./src/cross/outcome-remarks.ts";
export type { Target } from "./src/cross/target.ts";
export { allelicGroups } from "./src/genes/allelic-groups.ts";
export { bookApart, doubtedGenes } from "./src/genes/book-apart.ts";
export { type Chance, chanceOf, chanceWords, hetNames } from "./src/genes/chance-words.ts";
export {
  type Confidence,
  type Correction,
  correctionLabel,
  type GeneState,
  type GenotypeItem,
  type HealthConcern,
  type Inheritance,
  isIncalculable,
  type OrRefusals,
  type PairLook,
  type Refusal,
  refusal,
  type SameGene,
  strength,
} from "./src/genes/gene.ts";
export {
  alleleOf,
  bookOfMorphs,
  type Combo,
  distinctGenes,
  type Gene,
  type GeneBook,
  geneName,
  isRecessive,
  type Locus,
  linesOf,
  makeGeneBook,
} from "./src/genes/gene-book.ts";
export {
  type Animal,
  estimatedRecombination,
  itemsOfPair,
  type Maker,
  type Role,
  readRecombination,
  withoutIncalculable,
} from "./src/genes/genotype.ts";
export { isHideable, lookOfPair, pairLook, whiteFormOf } from "./src/genes/locus-look.ts";
export type { Makers } from "./src/genes/offspring.ts";
export { printAnimal, printGenotype } from "./src/genes/print-genotype.ts";
export {
  add,
  compare,
  divide,
  fractionText,
  isOne,
  isZero,
  multiply,
  ofDouble,
  one,
  percentText,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
  zero,
} from "./src/genes/rational.ts";
export { chanceOfPercent, readGenotype } from "./src/genes/read-genotype.ts";
export { remark, type Warning } from "./src/genes/warning.ts";
export { concernsOfAnimal } from "./src/health/health-concerns.ts";
export { concernsOfMorph } from "./src/health/morph-concerns.ts";
export { pairWarnings, unplannable } from "./src/health/pair-health.ts";
export { ambiguities } from "./src/names/ambiguous-names.ts";
export { explainInheritance } from "./src/names/inheritance-explained.ts";
export { nameIndex } from "./src/names/name-index.ts";
export { nameOfPair } from "./src/names/name-of-pair.ts";
export { parentsFor } from "./src/planning/parents-for.ts";
export type { HeldBack } from "./src/planning/plan-held-back.ts";
export type { TwoGenerationPlan } from "./src/planning/plan-order.ts";
export { type Plan, type PlanBall, planPairings } from "./src/planning/plan-pairings.ts";
export { planWarnings } from "./src/planning/plan-warnings.ts";
export {
  describeKin,
  keepWords,
  type PlannedKin,
  planHeadline,
  wantedWords,
  worthTwo,
} from "./src/planning/plan-words.ts";
export type { ExactTest } from "./src/proving/expected-hatchlings.ts";
export { type CountedClutch, clutchOfGenes, geneRecord } from "./src/proving/gene-record.ts";
export { compareHatchlings, exactTestWords } from "./src/proving/hatched-looks.ts";
export { type Amendment, isWhite, type ParentageDoubt, parentageDoubts, readCounted } from "./src/proving/parentage.ts";
export { doubtWords } from "./src/proving/parentage-words.ts";
export {
  type Couple,
  couplesOf,
  hiddenInParent,
  hiddenInYoung,
  isOpenAt,
  provenCouples,
  withHidden,
} from "./src/proving/prove-family.ts";
export {
  type Clutch,
  type Mate,
  maxEggsCounted,
  pastPosteriors,
  proveHet,
  readHetChance,
} from "./src/proving/prove-het.ts";
export { unseenGenes } from "./src/proving/unseen-genes.ts";
export { lineRefusals, readAnimal } from "./src/reading/line-refusals.ts";
export { type OwnAnswer, ownAnswers, ownLine, readListed, readOwnLine } from "./src/reading/own-line.ts";
export { maxLineLength, parseLine } from "./src/reading/parse-line.ts";
export { FEMALE, MALE, type Sex, sexAt, sexOfWord } from "./src/reading/sex-words.ts";
export { type Span, type SpanKind, spanKinds } from "./src/reading/spans.ts";
export { sexSaid } from "./src/reading/two-animals.ts";
