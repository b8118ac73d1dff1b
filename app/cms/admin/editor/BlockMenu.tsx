// Menu of blocks to insert: opens from the toolbar, or by a slash on an empty line.

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isConverting } from "#app/cms/admin/kit/converting.ts";
import { fold } from "#app/platform/search/fold.ts";
import styles from "./BlockMenu.module.css";
import { focusOn } from "./focus-on.ts";
import type { MenuItem } from "./menu-items.ts";

interface Props {
  items: readonly MenuItem[];
  place: { top: number; left: number };
  onChoose(item: MenuItem): void;
  /** `typed`: what was typed that names nothing in the menu. */
  onClose(typed?: string): void;
}

export function BlockMenu({ items, place, onChoose, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const shown = items.filter((item) => isMeant(item, query));
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: "nearest" });
    const leave = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [onClose]);

  const look = (typed: string, isOpen: boolean) => {
    setQuery(typed);
    // A person who goes on writing wanted the slash: what was typed belongs behind it.
    if (!isOpen && !items.some((item) => isMeant(item, typed))) onClose(typed);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isConverting(event.nativeEvent)) return;
    const isInBox = event.target === box.current;
    const stops: (Element | null)[] = [box.current, ...(menu.current?.querySelectorAll("button") ?? [])];
    const here = stops.indexOf(document.activeElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, ...(!isInBox && { Home: 1, End: -1 }) }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      onClose();
    } else if (to !== undefined) {
      event.preventDefault();
      focusOn(stops.at(to % stops.length));
    } else if (isInBox && event.key === "Enter") {
      event.preventDefault();
      const [first] = shown;
      if (first) onChoose(first);
    } else if (isInBox && event.key === "Backspace" && query === "") {
      // The key goes where the keys go then.
      onClose();
    } else if (!isInBox && isWriting(event)) {
      box.current?.focus();
    }
  };

  return (
    <div ref={menu} role="menu" aria-label="挿入" className={styles.menu} style={place} onKeyDown={onKeyDown}>
      <input
        ref={box}
        className={styles.query}
        aria-label="挿入するものをさがす"
        placeholder="さがす（表、gazou など）"
        autoComplete="off"
        onChange={(event) => look(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => look(event.currentTarget.value, false)}
      />
      {shown.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <span>{item.label}</span>
          <small>{item.hint}</small>
        </button>
      ))}
    </div>
  );
}

function isMeant({ label, hint, words }: MenuItem, query: string): boolean {
  return [label, hint, words].some((text) => fold(text).includes(fold(query.trim())));
}

function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key === "Backspace" || (key.length === 1 && key !== " "));
}
