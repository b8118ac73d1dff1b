export interface Finding {
  grade: "ok" | "warn" | "bad";
  what: string;
  todo?: string;
}

export const ok = (what: string): Finding => ({ grade: "ok", what });
export const warn = (what: string, todo: string): Finding => ({ grade: "warn", what, todo });
export const bad = (what: string, todo: string): Finding => ({ grade: "bad", what, todo });
