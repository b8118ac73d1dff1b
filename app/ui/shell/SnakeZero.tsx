// The zero of the 404: a snake in a ring.

import { useId } from "react";
import { snakeHead, zero } from "./coil.ts";

export function SnakeZero({ className }: { className?: string }) {
  const mask = useId();
  return (
    <svg viewBox="0 0 100 100" className={className} role="img" aria-label="輪になったヘビ">
      <mask id={mask}>
        <rect width="100" height="100" fill="#fff" />
        <path d={snakeHead.rim} transform={zero.neck} fill="#000" />
      </mask>
      <path d={zero.body} mask={`url(#${mask})`} fill="currentColor" />
      <g transform={zero.neck}>
        <path d={snakeHead.head} fill="currentColor" />
        <circle cx="14" cy="-3.6" r="1.7" fill="var(--color-background)" />
        <circle cx="14" cy="3.6" r="1.7" fill="var(--color-background)" />
      </g>
    </svg>
  );
}
