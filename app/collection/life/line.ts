// A snake's line in the dealer's ledger: the twelve items required by law (動物愛護管理法21条の5第1項), and what is missing.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import { formatDay, formatShortDay } from "#app/platform/site/days.ts";
import labels from "./labels.json" with { type: "json" };

export const {
  acquired: acquiredLabels,
  left: leftLabels,
  breeder: breederLabels,
  explained: explainedLabels,
} = labels;

/** Entered values. Days are days in Japan ("2026-11-20"); "" and null mean not entered. */
export const emptyRecord = {
  acquiredHow: "" as keyof typeof acquiredLabels | "",
  acquiredOn: null as string | null,
  acquiredFrom: "",
  /** Registration number or address, like the two below. */
  acquiredFromId: "",
  breederAs: "breeder" as keyof typeof breederLabels,
  breeder: "",
  breederId: "",
  importedOn: null as string | null,
  leftHow: "" as keyof typeof leftLabels | "",
  leftOn: null as string | null,
  leftTo: "",
  leftToId: "",
  /** Confirmed that the recipient does not violate laws on trade in animals. */
  isLawful: false,
  soldBy: "",
  explained: "" as keyof typeof explainedLabels | "",
  explainedOn: null as string | null,
  explainedBy: "",
  diedOn: null as string | null,
  deathCause: "",
  /** Reason why the line does not count (entered by mistake); else "". */
  excluded: "",
  // Explanations for this snake: illnesses, hereditary diseases of its family, further needs.
  illness: "",
  inherited: "",
  advice: "",
};
export type LedgerRecord = typeof emptyRecord;

type Offer = Pick<FieldsOf<"ball">, "sale" | "soldOn" | "agreedOn">;

export interface StoredRecord extends LedgerRecord {
  /** Sale state of each content version before the snake left, for undo. */
  before?: { isEnded: boolean; live?: Offer; draft?: Offer; next?: Offer } | undefined;
  /** Earlier stays, oldest first (`stays.ts`). */
  earlier?: StoredRecord[] | undefined;
}

export interface LedgerAnimal {
  title: string;
  number: string;
  genotype: string;
  sex: string;
  hatched: string | null;
  isBornHere: boolean;
  breeder: string;
  /** Owner, if not the shop. */
  owner: string;
}

/** Ledger keeper as in the shop's registration. */
export interface Keeper {
  holder: string;
  number: string;
  manager: string;
}

export interface LedgerLine {
  snake: string;
  /** Version of the record; 0 if nothing was entered. */
  version: number;
  record: StoredRecord;
  animal: LedgerAnimal;
  /** "removed": the entry was deleted permanently. */
  entry: "standing" | "trash" | "removed";
  place: StayPlace;
}

/** Position of a stay among the animal's stays, from 1, and the adjacent dates. */
export interface StayPlace {
  stay: number;
  of: number;
  after: string | null;
  before: string | null;
}

/** Fills in values from the entry where nothing was entered. */
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

/** Returns the twelve items in the order of the law. */
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
    [day(record.acquiredOn), asks(true, [record.acquiredOn === null, acquiredDayOf(record)])],
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

/** An animal in custody belongs to someone else. */
export const acquiredDayOf = ({ acquiredHow }: Pick<LedgerRecord, "acquiredHow">) =>
  acquiredHow === "custody" ? "占有した日" : "所有した日";

/** Returns whether a day is certainly before another; either may be just a year. */
export function isBefore(day: string, other: string): boolean {
  return day.slice(0, other.length) < other.slice(0, day.length);
}

/** Returns contradictions: wrong order of dates, two ways of leaving, overlapping stays. */
export function contradictionsOf(
  record: LedgerRecord,
  hatched: string | null,
  { after, before }: Pick<StayPlace, "after" | "before"> = { after: null, before: null },
): string[] {
  const { importedOn, acquiredOn, leftOn, diedOn } = record;
  const acquiredDay = acquiredDayOf(record);
  const wrong = (earlier: string | null, later: string | null, message: string) =>
    earlier && later && isBefore(later, earlier) ? [message] : [];
  return [
    ...wrong(hatched, importedOn, "輸入した日が、生年月日より前です"),
    ...wrong(hatched, acquiredOn, `${acquiredDay}が、生年月日より前です`),
    ...wrong(importedOn, acquiredOn, `${acquiredDay}が、輸入した日より前です`),
    ...wrong(acquiredOn ?? hatched, leftOn, `引渡しの日が、${acquiredOn ? acquiredDay : "生年月日"}より前です`),
    ...wrong(acquiredOn ?? hatched, diedOn, `死亡した日が、${acquiredOn ? acquiredDay : "生年月日"}より前です`),
    ...wrong(after, acquiredOn, "戻った日が、前の引渡しの日より前です"),
    ...wrong(leftOn ?? diedOn, before, "引渡しの日が、次に戻った日より後です"),
    ...(leftOn && diedOn ? ["引渡しと死亡の両方が記録されています"] : []),
  ];
}

/** Returns unlawful orders of dates: a sale must be explained while the snake is here, before the hand-over. */
function unlawfulIn(record: LedgerRecord): string[] {
  const { acquiredOn, leftOn, explained, explainedOn } = record;
  if (explained !== "signed" || !explainedOn) return [];
  return [
    ...(leftOn && explainedOn > leftOn
      ? ["説明した日が、引渡しの日より後です（説明は引渡しの前に必要です：動物愛護管理法21条の4）"]
      : []),
    ...(acquiredOn && explainedOn < acquiredOn ? [`説明した日が、${acquiredDayOf(record)}より前です`] : []),
  ];
}

/** Returns the entry's owner as a fault if the animal was acquired since: papers and the page of a sale would name them. */
function foreignOwnerIn({ record, animal: { owner }, place }: LedgerLine): string[] {
  const how = record.acquiredHow;
  if (owner === "" || how === "" || how === "custody" || dayOfLeaving(record) || place.stay < place.of) return [];
  return [
    `個体の所有者が「${owner}」のままです（取得のしかたは「${acquiredLabels[how]}」です）。個体の編集で直してください`,
  ];
}

/** Returns all faults of a line; empty if it is complete or excluded. */
export function faultsOf(line: LedgerLine, keeper: Keeper): string[] {
  if (line.record.excluded) return [];
  const record = filled(line, keeper);
  return [
    ...itemsOf(line, keeper).flatMap(({ missing }) => missing),
    ...contradictionsOf(record, line.animal.hatched, line.place),
    ...unlawfulIn(record),
    ...foreignOwnerIn(line),
    ...strayIn(line),
  ];
}

/** Returns a fault if the entry is in the trash or deleted but the ledger does not say how the animal left. */
export function strayIn({ entry, record }: LedgerLine): string[] {
  if (entry === "standing" || dayOfLeaving(record)) return [];
  const where = entry === "trash" ? "ゴミ箱にあります" : "個体のページは削除されています";
  return [`${where}。引渡しか死亡を記録するか、誤って登録したものとして除いてください`];
}

export function dayOfLeaving({ leftOn, diedOn }: Pick<LedgerRecord, "leftOn" | "diedOn">): string | null {
  return leftOn && diedOn ? (leftOn < diedOn ? leftOn : diedOn) : (leftOn ?? diedOn);
}

/** Returns whether it has left or was excluded, so it must not be offered. */
export function isGone(record: LedgerRecord): boolean {
  return record.excluded !== "" || dayOfLeaving(record) !== null;
}

/** Returns the day it was acquired: as entered, or the hatch day if bred here; null if unknown. */
function heldSince({ record, animal }: Pick<Life, "record" | "animal">): string | null {
  if (record.acquiredOn) return record.acquiredOn;
  const isBorn = (record.acquiredHow || (animal.isBornHere ? "born" : "")) === "born";
  return isBorn && animal.hatched && animal.hatched.length > 4 ? animal.hatched : null;
}

/** Facts that decide whether a snake is here. */
export interface Life {
  record: StoredRecord;
  animal: Pick<LedgerAnimal, "hatched" | "isBornHere">;
  entry: LedgerLine["entry"];
}

/**
 * Returns whether a snake is here at the end of a day: the single rule for the ledger, the daily check and all care lists.
 * Snakes without an acquisition day count as here; those in the trash do not.
 */
export function isHere(life: Life, day: string): boolean {
  const { record, animal, entry } = life;
  if (entry !== "standing") return false;
  return [...(record.earlier ?? []), record].some((stay) => {
    const [since, left] = [heldSince({ record: stay, animal }), dayOfLeaving(stay)];
    return stay.excluded === "" && (since === null || since <= day) && (left === null || left > day);
  });
}

/** Returns the owner of an animal in custody: the entry's owner field, falling back to the ledger's depositor. */
export function ownerOf({ record, animal }: Pick<LedgerLine, "record" | "animal">): string {
  if (record.acquiredHow === "custody") return animal.owner || record.acquiredFrom;
  return record.acquiredHow === "returned" || record.acquiredHow === "repurchased" ? "" : animal.owner;
}

/** Returns a question about a record on a day when the snake was not alive or not here; null if it is fine. */
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

export const fieldLabels: Readonly<Record<keyof LedgerRecord | keyof LedgerAnimal, string>> = labels.fields;

interface Written<Value> {
  value: Value;
  at: string;
  by: string;
}

/** Returns the changes of each version, oldest first, with old values, date and author. */
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

/** Labels of the fields that are chosen from a list. */
export const choiceLabels: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
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
  return choiceLabels[name]?.[text] ?? text;
}
