import { parseArgs } from "node:util";

/** Parses words, switches and options with a text. Exits with 0 after --help, with 2 for invalid arguments. */
export function readArguments<Switch extends string, Text extends string = never>(
  help: string,
  known: readonly Switch[],
  texts: readonly Text[] = [],
) {
  const options: Record<string, { type: "boolean" | "string" }> = Object.fromEntries([
    ...[...known, "help"].map((name) => [name, { type: "boolean" }]),
    ...texts.map((name) => [name, { type: "string" }]),
  ]);
  const given = parsed(() => parseArgs({ options, allowPositionals: true }));
  if (!given) exitWithUsage(help);
  if (given.values.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  const { values, positionals: words }: { values: Record<string, unknown>; positionals: string[] } = given;
  const textOf = (name: Text) => (values[name] === undefined ? undefined : String(values[name]));
  return { words, has: (name: Switch) => values[name] === true, textOf };
}

export function exitWithUsage(help: string): never {
  process.stderr.write(`コマンドの書き方が違います。\n\n${help}`);
  process.exit(2);
}

/** Exits with `process.exit`, so that exit handlers run (on-exit.server.ts). */
export function endOnSignal(): void {
  for (const [signal, status] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    process.once(signal, () => {
      process.stderr.write("\n中断しました。\n");
      process.exit(status);
    });
  }
}

function parsed<Parsed>(parse: () => Parsed): Parsed | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
