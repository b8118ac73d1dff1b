// Signs that need a vet, with their urgency: the only source for the stress check, beginner pages, articles and
// glossary.

import data from "./triage.json" with { type: "json" };

type Urgency = "emergency" | "urgent" | "soon";

export interface TriageSign {
  id: string;
  urgency: Urgency;
  sign: string;
  /** Short form for lists; absent if the sign is short. */
  brief?: string;
  /** First aid until the vet sees the animal. */
  until: string;
  article: string;
  /** Articles and terms about the sign, such as "info/mites". */
  pages: readonly string[];
}

export const urgencies: Record<Urgency, { name: string; deadline: string; advice: string }> = {
  emergency: {
    name: "待たずに電話",
    deadline: "いますぐ",
    advice: "いますぐ、爬虫類を診る動物病院へ電話してください",
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

/** Returns the signs by urgency, most urgent first; optionally those of one page ("info/mites"). */
export function triageRows(page?: string): TriageRow[] {
  const signs = triageSigns.filter(({ pages }) => page === undefined || pages.includes(page));
  return (Object.keys(urgencies) as Urgency[])
    .map((urgency) => ({
      urgency,
      briefs: signs.flatMap((one) => (one.urgency === urgency ? (one.brief ?? one.sign) : [])),
    }))
    .filter(({ briefs }) => briefs.length > 0);
}
