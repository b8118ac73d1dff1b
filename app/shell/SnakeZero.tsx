// The zero of the 404: a coiled snake.

import { useId } from "react";
import { coil } from "./coil.ts";

export function SnakeZero({ className }: { className?: string }) {
  const mask = useId();
  return (
    <svg viewBox={coil.viewBox} className={className} role="img" aria-label="とぐろを巻いたヘビ">
      <mask id={mask}>
        <rect width="100" height="100" fill="#fff" />
        <path d={coil.rim} transform={coil.neck} fill="#000" />
      </mask>
      <path d={coil.body} mask={`url(#${mask})`} fill="currentColor" />
      <g transform={coil.neck}>
        <path d={coil.head} fill="currentColor" />
        <circle cx="14" cy="-3.6" r="1.7" fill="var(--color-background)" />
        <circle cx="14" cy="3.6" r="1.7" fill="var(--color-background)" />
      </g>
    </svg>
  );
}
