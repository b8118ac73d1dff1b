// Memoises a function of immutable objects, in a WeakMap.

export function memoise<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const memo = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    const known = memo.get(thing) ?? { made: make(thing) };
    memo.set(thing, known);
    return known.made;
  };
}

/** Memoises a function of a list: remembers the last result per first element. */
export function memoiseAll<Thing extends object, Made>(
  make: (things: readonly Thing[]) => Made,
): (things: readonly Thing[]) => Made {
  const memo = new WeakMap<object, { things: readonly Thing[]; made: Made }>();
  return (things) => {
    const [first = things] = things;
    const last = memo.get(first);
    if (last && areSame(last.things, things)) return last.made;
    const made = make(things);
    memo.set(first, { things, made });
    return made;
  };
}

function areSame(things: readonly unknown[], others: readonly unknown[]): boolean {
  return things.length === others.length && things.every((thing, index) => thing === others[index]);
}
