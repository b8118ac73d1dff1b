/** Memoises a function of one object in a WeakMap. */
export function memoise<Thing extends object, Result>(compute: (thing: Thing) => Result): (thing: Thing) => Result {
  const results = new WeakMap<Thing, { result: Result }>();
  return (thing) => {
    const known = results.get(thing) ?? { result: compute(thing) };
    results.set(thing, known);
    return known.result;
  };
}
