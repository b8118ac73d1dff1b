// What is made of a thing: made once, and kept as long as the thing itself.

export function keptWith<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    const known = kept.get(thing) ?? { made: make(thing) };
    kept.set(thing, known);
    return known.made;
  };
}
