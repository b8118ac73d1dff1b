// A snake's line of the dealer's ledger: the twelve items that the law asks for (動物愛護管理法21条の5第1項), and what is missing of them.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import { formatDay, formatShortDay } from "#app/platform/site/days.ts";
import labels from "./labels.json" with { type: "json" };

export const {
  acquired: acquiredLabels,
  left: leftLabels,
  breeder: breederLabels,
  explained: explainedLabels,
} = labels;

/** Entered values, and defaults of a line. Days are days in Japan, "2026-11-20"; "" and null mean: not entered. */
export const emptyRecord = {
  acquiredHow: "" as keyof typeof acquiredLabels | "",
  acquiredOn: null as string | null,
  acquiredFrom: "",
  /** Registration number or address; so are the two below. */
  acquiredFromId: "",
  breederAs: "breeder" as keyof typeof breederLabels,
  breeder: "",
  breederId: "",
  importedOn: null as string | null,
  leftHow: "" as keyof typeof leftLabels | "",
  leftOn: null as string | null,
  leftTo: "",
  leftToId: "",
  /** It was confirmed that whom it went to breaks none of the laws on trade in animals. */
  isLawful: false,
  soldBy: "",
  explained: "" as keyof typeof explainedLabels | "",
  explainedOn: null as string | null,
  explainedBy: "",
  diedOn: null as string | null,
  deathCause: "",
  /** Why the line counts nowhere: an entry made by mistake. Empty for all others. */
  excluded: "",
  // Explanations for this snake alone: illnesses, hereditary diseases of its family, further needs.
  illness: "",
  inherited: "",
  advice: "",
};
export type LedgerRecord = typeof emptyRecord;

/** An entry's sale, without the buyer. */
export type Offer = Pick<FieldsOf<"ball">, "sale" | "soldOn" | "agreedOn">;

/** A record as it is stored. */
export interface StoredRecord extends LedgerRecord {
  /** The sale of each of the entry's contents from before the snake left, for an undo. */
  before?: { isEnded: boolean; live?: Offer; draft?: Offer; next?: Offer } | undefined;
  /** Its stays before this one, the first one first (`stays.ts`). */
  earlier?: StoredRecord[] | undefined;
}

/** Values of its entry. */
export interface LedgerAnimal {
  title: string;
  number: string;
  /** As a line: "パステル・66%ポスヘテ・クラウン". */
  genotype: string;
  sex: string;
  /** A day, or a bare year where only that is known. */
  hatched: string | null;
  isBornHere: boolean;
  breeder: string;
  /** Whose it is where it is somebody else's. */
  owner: string;
}

/** Who keeps the ledger, as the shop's registration says. */
export interface Keeper {
  holder: string;
  number: string;
  manager: string;
}

export interface LedgerLine {
  /** The id of its entry. */
  snake: string;
  /** Version of the record; 0 where nothing was entered. */
  version: number;
  record: StoredRecord;
  animal: LedgerAnimal;
  /** "removed": its entry is gone for good. */
  entry: "standing" | "trash" | "removed";
  place: StayPlace;
}

/** Which of an animal's stays a line is about, from 1 on, and between which days it lies. */
export interface StayPlace {
  stay: number;
  of: number;
  /** When the stay before it ended. */
  after: string | null;
  /** When the stay after it began. */
  before: string | null;
}

/** The line with the entry's values where nothing was entered. */
export function filled({ record, animal }: Pick<LedgerLine, "record" | "animal">, keeper: Keeper): LedgerRecord {
  const acquiredHow = record.acquiredHow || (animal.isBornHere ? "born" : "");
  const isBorn = acquiredHow === "born";
  const breeder = record.breeder || animal.breeder || (isBorn ? keeper.holder : "");
  return {
    ...record,
    acquiredHow,
    acquiredOn: heldSince({ record, animal }),
    breeder,
    breederId: record.breederId || (isBorn && breeder === keeper.holder ? keeper.number : ""),
  };
}

export const itemLabels: readonly string[] = labels.items;

/** The line's twelve items, in the order of the law. */
export function itemsOf(line: Pick<LedgerLine, "record" | "animal">, keeper: Keeper) {
  const record = filled(line, keeper);
  const { animal } = line;
  const isBorn = record.acquiredHow === "born";
  const hasLeft = record.leftOn !== null || record.leftHow !== "";
  const isSold = hasLeft && record.leftHow !== "given" && record.leftHow !== "back";
  const asks = (isAsked: boolean, ...missing: readonly [isMissing: boolean, what: string][]) =>
    isAsked ? missing.flatMap(([isMissing, what]) => (isMissing ? [what] : [])) : [];
  const people = (name: string, id: string) => [name, id].filter(Boolean).join("（") + (name && id ? "）" : "");
  const day = (value: string | null) => (value ? formatDay(value) : "");
  const items: [text: string, missing: string[]][] = [
    [`ボールパイソン${animal.genotype ? `（${animal.genotype}）` : ""}`, []],
    [
      `${record.breederAs === "breeder" || !record.breeder ? "" : `${breederLabels[record.breederAs]}: `}${people(record.breeder, record.breederId)}`,
      asks(
        true,
        [record.breeder === "", "繁殖者の氏名又は名称"],
        [record.breederId === "", "繁殖者の登録番号又は所在地"],
      ),
    ],
    [
      [
        animal.hatched ? `${day(animal.hatched)}${animal.hatched.length === 4 ? "（推定）" : ""}` : "",
        record.importedOn ? `輸入 ${day(record.importedOn)}` : "",
      ]
        .filter(Boolean)
        .join("・"),
      asks(
        true,
        [animal.hatched === null, "生年月日（分からなければ推定の年）"],
        [record.acquiredHow === "imported" && record.importedOn === null, "輸入年月日"],
      ),
    ],
    [
      day(record.acquiredOn),
      asks(true, [
        record.acquiredOn === null,
        record.acquiredHow === "custody" ? "占有した日（預かった日）" : "所有した日",
      ]),
    ],
    [
      isBorn ? acquiredLabels.born : people(record.acquiredFrom, record.acquiredFromId),
      asks(
        !isBorn,
        [record.acquiredFrom === "", "仕入先の氏名又は名称"],
        [record.acquiredFromId === "", "仕入先の登録番号又は所在地"],
      ),
    ],
    [
      record.leftOn ? `${day(record.leftOn)}${record.leftHow ? `（${leftLabels[record.leftHow]}）` : ""}` : "",
      asks(hasLeft, [record.leftOn === null, "引渡しの日"]),
    ],
    [
      people(record.leftTo, record.leftToId),
      asks(
        hasLeft,
        [record.leftTo === "", "相手方の氏名又は名称"],
        [record.leftToId === "", "相手方の登録番号又は所在地"],
      ),
    ],
    [record.isLawful ? "確認した" : "", asks(hasLeft, [!record.isLawful, "相手方が法令に違反していないことの確認"])],
    [record.soldBy, asks(hasLeft, [record.soldBy === "", "販売を行った者の氏名"])],
    [
      [
        record.explained ? labels.explainedShort[record.explained] : "",
        record.explained === "signed"
          ? [record.explainedOn && day(record.explainedOn), record.explainedBy].filter(Boolean).join("・")
          : "",
      ]
        .filter(Boolean)
        .join(" "),
      asks(
        isSold,
        [record.explained === "", "対面説明と、確認の実施"],
        [record.explained === "signed" && record.explainedOn === null, "説明した日"],
        [record.explained === "signed" && record.explainedBy === "", "説明した者"],
      ),
    ],
    [day(record.diedOn), asks(record.deathCause !== "", [record.diedOn === null, "死亡した日"])],
    [record.deathCause, asks(record.diedOn !== null, [record.deathCause === "", "死亡の原因"])],
  ];
  return items.map(([text, missing], index) => ({ no: index + 1, label: itemLabels[index] ?? "", text, missing }));
}

/** A day, or a bare year, before another day: of a year only what is certain. */
function isBefore(day: string, other: string): boolean {
  return day.slice(0, other.length) < other.slice(0, day.length);
}

/** Impossible orders in a line: days in the wrong order, two ways of leaving, a stay that overlaps another. */
export function contradictionsOf(
  record: LedgerRecord,
  hatched: string | null,
  { after, before }: Pick<StayPlace, "after" | "before"> = { after: null, before: null },
): string[] {
  const { importedOn, acquiredOn, leftOn, diedOn } = record;
  const wrong = (earlier: string | null, later: string | null, message: string) =>
    earlier && later && isBefore(later, earlier) ? [message] : [];
  return [
    ...wrong(hatched, importedOn, "輸入した日が、生年月日より前です"),
    ...wrong(hatched, acquiredOn, "所有した日が、生年月日より前です"),
    ...wrong(importedOn, acquiredOn, "所有した日が、輸入した日より前です"),
    ...wrong(acquiredOn ?? hatched, leftOn, `引渡しの日が、${acquiredOn ? "所有した日" : "生年月日"}より前です`),
    ...wrong(acquiredOn ?? hatched, diedOn, `死亡した日が、${acquiredOn ? "所有した日" : "生年月日"}より前です`),
    ...wrong(after, acquiredOn, "戻った日が、前の引渡しの日より前です"),
    ...wrong(leftOn ?? diedOn, before, "引渡しの日が、次に戻った日より後です"),
    ...(leftOn && diedOn ? ["引渡しと死亡の両方が記録されています"] : []),
  ];
}

/** Unlawful orders: a sale is explained while the snake is here, and before it goes. */
function unlawfulIn({ acquiredOn, leftOn, explained, explainedOn }: LedgerRecord): string[] {
  if (explained !== "signed" || !explainedOn) return [];
  return [
    ...(leftOn && explainedOn > leftOn
      ? ["説明した日が、引渡しの日より後です（説明は引渡しの前に必要です：動物愛護管理法21条の4）"]
      : []),
    ...(acquiredOn && explainedOn < acquiredOn ? ["説明した日が、所有した日より前です"] : []),
  ];
}

/** Everything there is to see to in a line; empty where it is complete, or counts nowhere. */
export function faultsOf(line: LedgerLine, keeper: Keeper): string[] {
  if (line.record.excluded) return [];
  const record = filled(line, keeper);
  return [
    ...itemsOf(line, keeper).flatMap(({ missing }) => missing),
    ...contradictionsOf(record, line.animal.hatched, line.place),
    ...unlawfulIn(record),
    ...(line.entry !== "standing" && !dayOfLeaving(record)
      ? [
          `${line.entry === "trash" ? "ゴミ箱にあります" : "個体のページは削除されています"}。引渡しか死亡を記録するか、誤って登録したものとして除いてください`,
        ]
      : []),
  ];
}

/** The day on which it left, by hand-over or death. */
export function dayOfLeaving({ leftOn, diedOn }: Pick<LedgerRecord, "leftOn" | "diedOn">): string | null {
  return leftOn && diedOn ? (leftOn < diedOn ? leftOn : diedOn) : (leftOn ?? diedOn);
}

/** Whether it has left, or never was an animal of its own: nothing of it may be offered. */
export function isGone(record: LedgerRecord): boolean {
  return record.excluded !== "" || dayOfLeaving(record) !== null;
}

/** The day from which on it is held: as entered, or for one hatched here the day it hatched. Null where not entered. */
function heldSince({ record, animal }: Pick<Life, "record" | "animal">): string | null {
  if (record.acquiredOn) return record.acquiredOn;
  const isBorn = (record.acquiredHow || (animal.isBornHere ? "born" : "")) === "born";
  return isBorn && animal.hatched && animal.hatched.length > 4 ? animal.hatched : null;
}

/** Facts that decide where a snake is. */
export interface Life {
  record: StoredRecord;
  animal: Pick<LedgerAnimal, "hatched" | "isBornHere">;
  entry: LedgerLine["entry"];
}

/**
 * Whether a snake is here when a day ends: the one rule of the ledger, the daily check and every list of care. One whose day of
 * acquisition was not entered is here all the same; one whose entry lies in the trash is a question of the ledger's.
 */
export function isHere(life: Life, day: string): boolean {
  const { record, animal, entry } = life;
  if (entry !== "standing") return false;
  return [...(record.earlier ?? []), record].some((stay) => {
    const [since, left] = [heldSince({ record: stay, animal }), dayOfLeaving(stay)];
    return stay.excluded === "" && (since === null || since <= day) && (left === null || left > day);
  });
}

/** Owner of an animal that is not the keeper's own: the one its entry names, else the person who left it in custody. */
export function ownerOf({ record, animal }: Pick<LedgerLine, "record" | "animal">): string {
  if (record.acquiredHow === "custody") return animal.owner || record.acquiredFrom;
  return record.acquiredHow === "returned" || record.acquiredHow === "repurchased" ? "" : animal.owner;
}

/** Asks about a record of a day on which the snake was not alive, or not here; null where it may be. */
export function lifeDoubt({ record, animal }: Pick<Life, "record" | "animal">, day: string): string | null {
  const { hatched } = animal;
  if (hatched && isBefore(day, hatched))
    return `${formatDay(day)}は、生まれる前です（ハッチ ${hatched.length === 4 ? `${hatched}年` : formatDay(hatched)}）`;
  const { earlier = [], ...last } = record;
  if (last.excluded) return `帳簿から除いた個体です（${last.excluded}）`;
  const stays = [...earlier, last];
  const stay = stays.findLast(({ acquiredOn }) => acquiredOn !== null && acquiredOn <= day) ?? stays[0] ?? last;
  if (stay.diedOn && day > stay.diedOn) return `${formatDay(day)}は、死亡（${formatDay(stay.diedOn)}）のあとです`;
  if (stay.leftOn && day > stay.leftOn) return `${formatDay(day)}は、引渡し（${formatDay(stay.leftOn)}）のあとです`;
  return null;
}

const fieldLabels: Readonly<Record<keyof LedgerRecord | keyof LedgerAnimal, string>> = labels.fields;

interface Written<Value> {
  value: Value;
  at: string;
  by: string;
}

/** Changes of each version, the oldest first: every old value with its day and author. */
export function changesOf<Value extends LedgerRecord | LedgerAnimal>(
  versions: readonly Written<Value>[],
  before: Value,
) {
  return versions.flatMap(({ value, at, by }, index) => {
    const old = versions[index - 1]?.value ?? before;
    const names = Object.keys(value) as (keyof Value & keyof typeof fieldLabels)[];
    return names
      .filter((name) => name in fieldLabels && value[name] !== old[name])
      .map((name) => ({
        at,
        by,
        label: fieldLabels[name],
        from: wordsOf(String(name), old[name]),
        to: wordsOf(String(name), value[name]),
      }));
  });
}

export type LedgerChange = ReturnType<typeof changesOf>[number];

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  acquiredHow: acquiredLabels,
  breederAs: breederLabels,
  leftHow: leftLabels,
  explained: explainedLabels,
};

function wordsOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  const text = String(value);
  if (name.endsWith("On") || name === "hatched") return text.length === 4 ? `${text}年` : formatShortDay(text);
  return WORDS[name]?.[text] ?? text;
}
