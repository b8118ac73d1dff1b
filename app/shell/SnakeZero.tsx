// The zero of the 404: a coiled snake.

import { coil } from "./coil.ts";

export function SnakeZero({ className }: { className?: string }) {
  return (
    <svg viewBox={coil.viewBox} className={className} role="img" aria-label="とぐろを巻いたヘビ">
      {coil.paths.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}
