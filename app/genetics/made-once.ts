// What is made of a gene book, or of anything else that does not change: made once, and kept as long as the thing itself.

export function madeOnce<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    const known = kept.get(thing) ?? { made: make(thing) };
    kept.set(thing, known);
    return known.made;
  };
}
