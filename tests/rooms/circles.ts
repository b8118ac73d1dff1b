/** Returns the import cycles (Tarjan's strongly connected components). */
export function circlesOf(imports: readonly { from: string; to: string }[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    open.push(file);
    for (const other of next.get(file) ?? []) {
      const reached = order.has(other) ? (open.includes(other) ? order.get(other) : undefined) : visit(other);
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? mine, reached));
    }
    if (lowest.get(file) === mine) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle);
    }
    return lowest.get(file) ?? mine;
  }

  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}
