// A section's name as header and menu show it, marked where one is on one of its pages.

import { NavLink, useLocation } from "react-router";

interface Props {
  to: string;
  label: string;
  /** Pages under this path belong to it too. */
  covers?: string;
  className?: string;
}

export function SectionLink({ to, label, covers, className }: Props) {
  const { pathname } = useLocation();
  const isHere = covers !== undefined && pathname.startsWith(covers);
  return (
    <NavLink to={to} className={className} data-here={isHere || undefined}>
      {label}
      {isHere ? <span className="visually-hidden">（いまここ）</span> : null}
    </NavLink>
  );
}
