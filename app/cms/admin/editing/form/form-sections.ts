// The sections of a kind's form in their order, each with what is in it and how much of that is wrong.

import type { AnyKind, CommonPart, Problem } from "#app/cms/content/kind.ts";
import { controlPath } from "./form-paths.ts";

export interface FormSection {
  /** The HTML id of the section. */
  id: string;
  legend: string;
  common: readonly CommonPart[];
  fields: readonly string[];
  /** How many problems are in it. */
  errors: number;
  /** Its one control shows the same words. */
  isHeadingHidden: boolean;
}

const partOf: Readonly<Record<string, CommonPart | "time">> = {
  ...{ title: "title", id: "title", summary: "text", body: "text" },
  ...{ cover: "cover", "cover.alt": "cover", publishAt: "time", endAt: "time" },
};

/** Sections of the entry form, in order. By default the text comes first; `beside` holds the side column's sections (cover, publish time). */
export function sectionsOf(
  kind: AnyKind,
  problems: readonly Problem[],
): { sections: FormSection[]; beside: Readonly<Record<"cover" | "time", Omit<FormSection, "common" | "fields">>> } {
  const controls = problems.map(({ path }) => controlPath(kind, path).replace(/^lines\./, "fields."));
  const count = (belongs: (control: string) => boolean) => controls.filter(belongs).length;
  const isOrdered = hasOwnOrder(kind);
  const groups = [
    ...(isOrdered ? [] : [{ legend: "題と本文", common: ["title", "text"] as const, fields: [] }]),
    ...kind.groups,
  ];
  const sections = groups.map(({ legend, common = [], fields }, index): FormSection => {
    const [field] = fields;
    const isOne = fields.length === 1 && field !== undefined && kind.fields[field]?.label === legend;
    return {
      ...{ id: `section-${index + 1}`, legend, common, fields },
      errors: count((control) => {
        const part = partOf[control];
        const name = /^fields\.(\w+)/.exec(control)?.[1];
        return common.some((one) => one === part) || (name !== undefined && fields.includes(name));
      }),
      isHeadingHidden: (isOne && common.length === 0) || (!isOrdered && index === 0),
    };
  });
  const own = (part: "cover" | "time", legend: string) => ({
    ...{ id: `section-${part}`, legend, isHeadingHidden: true },
    errors: count((control) => partOf[control] === part),
  });
  return { sections, beside: { cover: own("cover", "カバー画像"), time: own("time", "公開日時") } };
}

/** Returns whether the kind's groups place the cover. */
export function hasOwnOrder({ groups }: AnyKind): boolean {
  return groups.some(({ common }) => common !== undefined);
}
