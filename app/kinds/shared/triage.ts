// Signs that need a vet and how urgent each is. The stress check, the beginners' path, the articles and the glossary read
// this table; none of them states an urgency of its own.

import data from "./triage.json" with { type: "json" };

type Urgency = "emergency" | "urgent" | "soon";

export interface TriageSign {
  id: string;
  urgency: Urgency;
  /** The sign as a keeper sees it. */
  sign: string;
  /** The same in a few words, for lists. */
  brief: string;
  /** First aid until the vet sees the animal. */
  until: string;
  /** Id of the care article that says more. */
  article: string;
  /** Articles and terms about the sign, such as "info/mites". */
  pages: readonly string[];
}

export const urgencies: Record<Urgency, { name: string; deadline: string; advice: string }> = {
  emergency: {
    name: "待たずに電話",
    deadline: "いますぐ",
    advice: "いますぐ、爬虫類を診られる動物病院へ電話してください",
  },
  urgent: { name: "早めに受診", deadline: "今日か明日", advice: "今日か明日のうちに、受診してください" },
  soon: { name: "病院に相談", deadline: "数日のうち", advice: "数日のうちに、動物病院に相談してください" },
};

/** Most urgent first. */
export const triageSigns = data as readonly TriageSign[];

export interface TriageRow {
  urgency: Urgency;
  briefs: string[];
}

/** Signs by urgency, most urgent first; those of one page ("info/mites"), or all. */
export function triageRows(page?: string): TriageRow[] {
  const signs = triageSigns.filter(({ pages }) => page === undefined || pages.includes(page));
  return (Object.keys(urgencies) as Urgency[])
    .map((urgency) => ({ urgency, briefs: signs.filter((one) => one.urgency === urgency).map(({ brief }) => brief) }))
    .filter(({ briefs }) => briefs.length > 0);
}
