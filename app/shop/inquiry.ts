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

/** Open until answered; answered until closed. */
export type InquiryState = (typeof inquiryStates)[number]["value"];

export interface Inquiry {
  kind: InquiryKind;
  name: string;
  /** At least one of mail and phone is set. */
  mail: string;
  phone: string;
  /** Preferred days of a visit, "2026-11-28", in order. */
  days: string[];
  message: string;
}
