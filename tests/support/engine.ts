// A browser that is not Chromium, as far as the smoke test needs one: it opens pages and answers what is asked of them.

export interface Engine {
  open(url: string, viewport: { width: number; height: number }): Promise<void>;
  /** The value of an expression on the open page: a string, a number or a boolean. */
  ask(expression: string): Promise<unknown>;
  /** What is in sight, as PNG. */
  picture(): Promise<Buffer>;
  /** Whether a heading, link or button is called so to an assistive program; an engine may not be able to tell. */
  isCalled?(role: "heading" | "link" | "button", name: string): Promise<boolean>;
  /** How many sheets of A4 the page is printed on; an engine may not be able to tell. */
  printed?(): Promise<number>;
  close(): Promise<void>;
}

/** Asks until it is so: pages load, scripts take over, answers come. */
export async function until(engine: Engine, expression: string, what: string, forMs = 30_000): Promise<void> {
  const end = Date.now() + forMs;
  for (;;) {
    const value = await engine.ask(`Boolean(${expression})`).catch(() => false);
    if (value === true) return;
    if (Date.now() > end)
      throw new Error(`${what}: not within ${forMs / 1000} s, at ${await engine.ask("location.href")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
