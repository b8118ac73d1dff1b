// WAI-ARIA combobox with focus in the input: props and keyboard handling.

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";

interface Offers<Option> {
  label: string;
  options: readonly Option[];
  /** Option taken by Enter if none is active. */
  first?: Option | undefined;
  /** Enter never submits the form. */
  holdsEnter?: boolean;
  onChoose(option: Option): void;
}

export function useCombobox<Option>({ label, options, first, holdsEnter = false, onChoose }: Offers<Option>) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const show = (isShownNow: boolean) => {
    setOpen(isShownNow);
    setActive(-1);
  };
  const choose = (option: Option) => {
    show(false);
    onChoose(option);
  };
  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, list]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Ignores keys of an IME. Safari marks the last one only by keyCode.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      // One more than the options, for the input itself.
      const places = options.length + 1;
      if (!isShown) setOpen(true);
      else setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === "Enter") {
      const picked = isShown ? (options[active] ?? first) : undefined;
      if (picked || holdsEnter) event.preventDefault();
      if (picked) choose(picked);
      else if (!holdsEnter) show(false);
    } else if (key === "Escape" && isShown) {
      event.preventDefault();
      show(false);
    }
  }

  return {
    isOpen,
    isShown,
    show,
    choose,
    box: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isShown,
      "aria-controls": isShown ? list : undefined,
      "aria-activedescendant": isShown && active >= 0 ? `${list}-${active}` : undefined,
      onKeyDown,
    },
    list: {
      role: "listbox",
      id: list,
      tabIndex: -1,
      "aria-label": label,
      // Keeps the focus in the input during a click, in Safari too.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (option: Option, index: number) => ({
      role: "option",
      id: `${list}-${index}`,
      tabIndex: -1,
      "aria-selected": index === active,
      onClick: () => choose(option),
    }),
  };
}
