// What a kind's folder holds, by the name that every kind gives it.

/** Throws where a kind's folder lacks it: a mistake in that folder. */
export function exportOf(files: Record<string, unknown>, file: string, name: string): unknown {
  const exported = (files[file] as Record<string, unknown> | undefined)?.[name]; // a module's own exports
  if (exported === undefined) throw new Error(`app/kinds/${file.slice(2)} exports no ${name}`);
  return exported;
}
