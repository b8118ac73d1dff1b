// The menu of what can be put in: from the toolbar, the plus beside an empty line, or a slash on it.

import { type KeyboardEvent, useEffect, useRef } from "react";
import { isConverting } from "#app/admin/kit/converting.ts";
import styles from "./BlockMenu.module.css";
import { focusOn } from "./focus-on.ts";
import type { MenuItem } from "./menu-items.ts";

interface Props {
  items: readonly MenuItem[];
  place: { top: number; left: number };
  onChoose(item: MenuItem): void;
  onClose(): void;
}

export function BlockMenu({ items, place, onChoose, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector("button")?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: "nearest" });
    const leave = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isConverting(event.nativeEvent)) return;
    const buttons: (Element | null)[] = [...(menu.current?.querySelectorAll("button") ?? [])];
    const here = buttons.indexOf(document.activeElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      onClose();
    } else if (to !== undefined) {
      event.preventDefault();
      focusOn(buttons.at(to % buttons.length));
    } else if (isWriting(event)) {
      // Whoever goes on writing wanted the slash itself: the key goes where the keys go then.
      onClose();
    }
  };

  return (
    <div ref={menu} role="menu" aria-label="挿入" className={styles.menu} style={place} onKeyDown={onKeyDown}>
      {items.map((item) => (
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

function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key === "Backspace" || (key.length === 1 && key !== " "));
}
