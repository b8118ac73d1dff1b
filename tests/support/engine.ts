// Interface of non-Chromium browsers for the engine tests.

interface Viewport {
  width: number;
  height: number;
}

export interface Engine {
  open(url: string, viewport: Viewport): Promise<void>;
  resize(viewport: Viewport): Promise<void>;
  /** Evaluates an expression on the open page to a string, number or boolean. */
  ask(expression: string): Promise<unknown>;
  /** Returns whether a heading, link or button has this accessible name; not supported by every engine. */
  isCalled?(role: "heading" | "link" | "button", name: string): Promise<boolean>;
  /** Returns the number of printed A4 pages; not supported by every engine. */
  printed?(): Promise<number>;
  close(): Promise<void>;
}

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
