// The one control of every search form. With JavaScript it offers pages while one types (a combobox, as ARIA has it);
// without, it is a plain field.

import { useId } from "react";
import { QUERY_MAX } from "#app/platform/search/fold.ts";
import { Options } from "./Options.tsx";
import styles from "./SearchInput.module.css";
import { useCombobox } from "./use-combobox.ts";

interface Props {
  placeholder?: string;
  className?: string;
  defaultValue?: string;
  /** Where the offers stand: below its beginning or its end, or in the flow, where they would be cut off. */
  offers?: "start" | "end" | "in-flow";
  /** Where a visible label names it. */
  id?: string;
}

export function SearchInput({ placeholder, className, defaultValue, offers = "start", id }: Props) {
  const list = useId();
  const box = useCombobox(list);
  return (
    <div className={styles.box} ref={box.ref} data-offers={offers}>
      <input
        type="search"
        name="q"
        id={id}
        aria-label={id ? undefined : "サイト内検索"}
        placeholder={placeholder}
        maxLength={QUERY_MAX}
        defaultValue={defaultValue}
        className={className}
        {...box.input}
      />
      {box.isOpen ? <Options id={list} options={box.options} chosen={box.chosen} onGo={box.close} /> : null}
      {box.isReady ? (
        <span role="status" className="visually-hidden">
          {box.told}
        </span>
      ) : null}
    </div>
  );
}
