// A posted form that nobody was signed in for, kept so that its sender can send it again.

export interface KeptForm {
  /** Where it was sent. */
  action: string;
  fields: [name: string, value: string][];
  /** How many files came along: a page cannot hand files back. */
  files: number;
}

export function isKeptForm(value: unknown): value is KeptForm {
  return typeof value === "object" && value !== null && "action" in value && "fields" in value && "files" in value;
}
