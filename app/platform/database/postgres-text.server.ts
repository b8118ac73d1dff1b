// Texts as PostgreSQL takes them.

import { type CompiledQuery, PostgresQueryCompiler } from "kysely";

/** A text of PostgreSQL's holds no NUL and none is equal to one that does; SQLite's may. Anybody can put one into an address. */
export class TextCompiler extends PostgresQueryCompiler {
  override compileQuery(...query: Parameters<PostgresQueryCompiler["compileQuery"]>): CompiledQuery {
    const compiled = super.compileQuery(...query);
    const hasNul = (value: unknown) => typeof value === "string" && NUL.test(value);
    return compiled.parameters.some(hasNul)
      ? { ...compiled, parameters: compiled.parameters.map(withoutNul) }
      : compiled;
  }
}

/** As it is, or as JSON writes it, which PostgreSQL stores and then cannot read. */
const NUL = /\0|\\u0000/;

function withoutNul(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const whole = value.replaceAll("\0", "\ufffd");
  return /^[[{]/.test(whole) ? whole.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1\\ufffd") : whole;
}
