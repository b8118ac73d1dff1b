// Another page, or another part of a list, without another document: said to who listens, and the keyboard begins at it.

import { useEffect, useRef, useState } from "react";
import { type Location, NavigationType, useNavigationType } from "react-router";
import { RESULTS } from "#app/platform/site/results.ts";
import { preserveScroll } from "./scroll.ts";

export function RouteAnnouncer({ location }: { location: Location }) {
  const before = useRef(location);
  const type = useNavigationType();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const { pathname, search } = before.current;
    before.current = location;
    const isOtherPage = pathname !== location.pathname;
    if (!isOtherPage && search === location.search) return;
    const results = isOtherPage ? null : document.getElementById(RESULTS);
    if (!isOtherPage && !results) return;
    setAnnounced(results?.textContent ?? document.title);
    const stays = type !== NavigationType.Pop && location.state?.stays === preserveScroll.stays;
    if (location.hash || stays) return;
    const main = document.getElementById("main");
    if (results) results.focus({ preventScroll: true });
    else if (main && !main.contains(document.activeElement)) {
      main.setAttribute("tabindex", "-1");
      main.focus({ preventScroll: true });
    }
  }, [location, type]);
  return (
    <div role="status" className="visually-hidden">
      {/* Said again where the words are the same: as many are found under another filter. */}
      <span key={location.key}>{announced}</span>
    </div>
  );
}
