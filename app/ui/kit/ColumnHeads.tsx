import type { ReactNode } from "react";

type Column = string | readonly [words: ReactNode, className: string | undefined];

export function ColumnHeads({ columns }: { columns: readonly (Column | false)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, place) => {
          if (column === false) return null;
          const [words, className] = typeof column === "string" ? [column] : column;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={place} scope="col" className={className}>
              {words}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
