// What the doctor says of one thing: well, to be thought about, or wrong; with what to do about it.

export interface Finding {
  grade: "ok" | "warn" | "bad";
  what: string;
  /** What to do; empty where all is well. */
  todo?: string;
}

export const ok = (what: string): Finding => ({ grade: "ok", what });
export const warn = (what: string, todo: string): Finding => ({ grade: "warn", what, todo });
export const bad = (what: string, todo: string): Finding => ({ grade: "bad", what, todo });
