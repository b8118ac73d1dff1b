// What is made of a thing: made once, and kept as long as the thing itself.

export function keptWith<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    const known = kept.get(thing) ?? { made: make(thing) };
    kept.set(thing, known);
    return known.made;
  };
}

/** The same of several things together: what was last made with the first of them. */
export function keptWithAll<Thing extends object, Made>(
  make: (things: readonly Thing[]) => Made,
): (things: readonly Thing[]) => Made {
  const kept = new WeakMap<object, { things: readonly Thing[]; made: Made }>();
  return (things) => {
    const [first = things] = things;
    const last = kept.get(first);
    if (last && isSame(last.things, things)) return last.made;
    const made = make(things);
    kept.set(first, { things, made });
    return made;
  };
}

function isSame(things: readonly unknown[], others: readonly unknown[]): boolean {
  return things.length === others.length && things.every((thing, index) => thing === others[index]);
}
