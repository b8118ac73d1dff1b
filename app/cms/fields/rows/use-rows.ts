// Rows that can be added, removed and moved in place: each keeps its key, so what is typed in it goes along.

import { useState } from "react";
import type { FormRow } from "#app/cms/fields/form-value.ts";

interface Keyed {
  key: number;
  row: FormRow;
}

export type Rows = ReturnType<typeof useRows>;

export function useRows(value: readonly FormRow[]) {
  const [rows, setRows] = useState<readonly Keyed[]>(() => value.map((row, key) => ({ key, row })));
  function append(added: readonly FormRow[]) {
    const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
    setRows([...rows, ...added.map((row, index) => ({ key: next + index, row }))]);
  }
  return {
    rows,
    add: () => append([{}]),
    append,
    remove: (removed: number) => setRows(rows.filter((_, index) => index !== removed)),
    /** Rows read again replace those with the same key, as `keys` is now; others follow. */
    put(read: readonly FormRow[], keys: readonly string[], key: string) {
      let next = Math.max(-1, ...rows.map((one) => one.key)) + 1;
      const stayed = rows.map((one, index) => {
        const newer = read.find((row) => row[key] === keys[index]);
        return newer ? { key: next++, row: newer } : one;
      });
      const more = read.filter((row) => !keys.includes(row[key] ?? "")).map((row) => ({ key: next++, row }));
      setRows([...stayed, ...more]);
    },
    move(from: number, to: number) {
      const moved = rows[from];
      if (!moved || to < 0 || to >= rows.length) return;
      setRows(rows.filter((_, index) => index !== from).toSpliced(to, 0, moved));
    },
  };
}
