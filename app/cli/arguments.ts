import { parseArgs } from "node:util";

/** Parses words and switches. Exits with 0 after --help, with 2 for invalid arguments. */
export function readArguments<Switch extends string>(help: string, known: readonly Switch[]) {
  const options = Object.fromEntries([...known, "help"].map((name) => [name, { type: "boolean" as const }]));
  const given = parsed(() => parseArgs({ options, allowPositionals: true }));
  if (!given) exitWithUsage(help);
  if (given.values.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  return { words: given.positionals, has: (name: Switch) => given.values[name] === true };
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
