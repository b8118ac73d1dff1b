import type { Qr } from "./qr.server.ts";

/** Black on white in both themes, for scanners. */
export function QrCode({ code: { size, path }, label, className }: { code: Qr; label: string; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
