export type Say = (name: string, value: string, promise: string, kept: boolean) => void;

let missed = 0;

export const say: Say = (name, value, promise, kept) => {
  if (!kept) missed += 1;
  process.stdout.write(`${kept ? "  ok " : "MISS "} ${name.padEnd(60)} ${value}   ${promise}\n`);
};

export function exitCode(): number {
  return missed === 0 ? 0 : 1;
}
