// Restores the focus when the focused element is removed; otherwise the keyboard starts over at the top of the page.

/** Focuses a new step if the focus was lost with the old one. Use as a ref or call it in a layout effect. */
export function focusIfLost(step: HTMLElement | null | undefined): void {
  if (step && document.activeElement === document.body) step.focus();
}

interface Place {
  at: HTMLElement;
  under: readonly HTMLElement[];
}

/**
 * Moves a lost focus to the nearest remaining preceding heading, or back to a button that was only briefly disabled. `main` is the
 * whole page, including its dialogs.
 */
export function restoreFocus(main: HTMLElement): () => void {
  const places = new WeakMap<Element, Place>();
  const pageOf = (one: Element) => one.closest("dialog") ?? main;
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === main || target.closest("[aria-live], [data-announcement]"))
      return;
    const headings = pageOf(target).querySelectorAll<HTMLElement>("h1, h2:not(summary h2), summary");
    const under = [...headings].filter(
      (one) => one.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING && !one.contains(target),
    );
    places.set(pageOf(target), { at: target, under });
  };
  // A click outside of everything clears the focus; a click on something focusable is noted right after.
  const forget = ({ target }: Event) => target instanceof Element && places.delete(pageOf(target));
  const look = () => {
    if (document.activeElement !== document.body) return;
    const page = main.querySelector("dialog[open]") ?? main;
    const place = places.get(page);
    if (!place || (place.at.isConnected && place.at.matches(":disabled"))) return;
    const near = [...place.under, place.at].findLast((one) => one.isConnected);
    const step = near ?? page.querySelector<HTMLElement>("h1, h2");
    // A different page: leave scrolling to the router.
    const options = { preventScroll: !near };
    step?.focus(options);
    if (!step || document.activeElement === step) return;
    step.tabIndex = -1;
    step.focus(options);
  };
  const changes = new MutationObserver(look);
  changes.observe(main, { childList: true, subtree: true, attributeFilter: ["disabled", "open"] });
  main.addEventListener("focusin", note);
  main.addEventListener("pointerdown", forget);
  return () => {
    changes.disconnect();
    main.removeEventListener("focusin", note);
    main.removeEventListener("pointerdown", forget);
  };
}
