// Another page, without another document: said to who listens, and the keyboard begins at it.

import { useEffect, useRef, useState } from "react";
import { type Location, NavigationType, useNavigationType } from "react-router";
import { preserveScroll } from "./scroll.ts";

export function RouteAnnouncer({ location }: { location: Location }) {
  const before = useRef(location.pathname);
  const type = useNavigationType();
  const [told, setTold] = useState("");
  useEffect(() => {
    if (before.current === location.pathname) return;
    before.current = location.pathname;
    setTold(document.title);
    const stays = type !== NavigationType.Pop && location.state?.stays === preserveScroll.stays;
    if (location.hash || stays) return;
    const main = document.getElementById("main");
    if (!main || main.contains(document.activeElement)) return;
    main.setAttribute("tabindex", "-1");
    main.focus({ preventScroll: true });
  }, [location, type]);
  return (
    <div role="status" className="visually-hidden">
      {told}
    </div>
  );
}
