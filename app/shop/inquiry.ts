// An inquiry of a visitor: its topics, and its stored fields.

export const inquiryKinds = [
  { value: "inquiry", label: "問い合わせ" },
  { value: "visit", label: "見学の申し込み" },
] as const;

export type InquiryKind = (typeof inquiryKinds)[number]["value"];

export const inquiryStates = [
  { value: "open", label: "未対応" },
  { value: "answered", label: "返信済" },
  { value: "done", label: "対応済" },
] as const;

/** Open until somebody has answered it; answered until the matter is closed. */
export type InquiryState = (typeof inquiryStates)[number]["value"];

export interface Inquiry {
  kind: InquiryKind;
  name: string;
  /** At least one of mail and phone is there. */
  mail: string;
  phone: string;
  /** Days wished for a visit, "2026-11-28", in the order wished. */
  days: string[];
  message: string;
}
