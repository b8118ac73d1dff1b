// The line of one's own snakes. The server says where to write them down; where the notebook of this device holds some, who is due
// takes that place. The line is there from the start, so that nothing moves.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { DayLine } from "./DayLine.tsx";
import type { DueHere } from "./due-here.ts";

const NAMED = 3;

/** Nobody without a notebook loads what reads one, and no empty one is made by looking. */
async function readDue(): Promise<DueHere | null> {
  const all = (await indexedDB.databases?.()) ?? [];
  if (!all.some(({ name }) => name === "notebook")) return null;
  return (await import("./due-here.ts")).dueHere();
}

export function Own() {
  const [due, setDue] = useState<DueHere | null>(null);
  useEffect(() => {
    let isGone = false;
    // A browser that keeps nothing, or a notebook that cannot be read: its own page says what is the matter.
    readDue().then(
      (found) => isGone || setDue(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!due)
    return (
      <DayLine key="none" label="わたしの個体">
        手帖に記録すると、次の給餌日と体重の変化がここに表示されます。<Link to="/note">手帖に記録する</Link>
      </DayLine>
    );
  const { names, feed, watch, weigh } = due;
  if (names.length === 0)
    return (
      <DayLine key="own" label="わたしの個体" figure="0" unit="匹">
        今日することはありません。<Link to="/note">手帖を開く</Link>
      </DayLine>
    );
  const wants = [
    ...(watch > 0 ? [`要注意${watch}匹`] : []),
    ...(feed > 0 ? [`給餌${feed}匹`] : []),
    ...(weigh > 0 ? [`体重${weigh}匹`] : []),
  ];
  return (
    <DayLine key="own" label="わたしの個体" figure={String(names.length)} unit="匹">
      {names.slice(0, NAMED).join("、")}
      {names.length > NAMED ? "ほか" : ""}：{wants.join("・")}。<Link to="/note">手帖を開く</Link>
    </DayLine>
  );
}
