/** Wraps a function of one object so that its result is computed once, and held as long as the object is. */
export function memoise<Thing extends object, Result>(compute: (thing: Thing) => Result): (thing: Thing) => Result {
  const results = new WeakMap<Thing, { result: Result }>();
  return (thing) => {
    const known = results.get(thing) ?? { result: compute(thing) };
    results.set(thing, known);
    return known.result;
  };
}
