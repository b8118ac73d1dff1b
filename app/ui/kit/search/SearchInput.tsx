// The one control of every search form. With JavaScript it offers pages while one types (a combobox, as ARIA has it);
// without, it is a plain field.

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { QUERY_MAX } from "#app/platform/search/fold.ts";
import { SUGGEST_PATH, type Suggestion } from "#app/platform/search/suggestion.ts";
import { Options, optionId } from "./Options.tsx";
import styles from "./SearchInput.module.css";

// A field with a list of offers below it, by keyboard and pointer: WAI-ARIA's combobox whose focus stays in the field.
// Suggestions for what is typed: debounced, and each query is sent once.
const DEBOUNCE_MS = 60;
const NONE: readonly Suggestion[] = [];
const KEPT_MAX = 200;

/** By what was typed: as long as the page is open. */
const known = new Map<string, readonly Suggestion[]>();

/** Suggestions of the last answer until the next one arrives; none for an empty field, and while the server is unreachable. */
function useSuggestions(typed: string): readonly Suggestion[] {
  const [options, setOptions] = useState(NONE);
  const query = typed.trim();
  useEffect(() => {
    const cached = query === "" ? NONE : known.get(query);
    if (cached) {
      setOptions(cached);
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(() => {
      ask(query, gone.signal).then(setOptions, () => {
        if (!gone.signal.aborted) setOptions(NONE);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [query]);
  return options;
}

async function ask(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await fetch(`${SUGGEST_PATH}?q=${encodeURIComponent(query)}`, { signal });
  if (!answer.ok) return NONE;
  const options: Suggestion[] = await answer.json();
  if (known.size >= KEPT_MAX) known.clear();
  known.set(query, options);
  return options;
}

function useCombobox(list: string) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const options = useSuggestions(typed);
  const isOpen = isWanted && options.length > 0;
  useEffect(() => setReady(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other offers, and none of them is chosen
  useEffect(() => setChosen(-1), [options]);

  const close = useCallback(() => {
    setWanted(false);
    setChosen(-1);
  }, []);

  function move(step: number): void {
    // One place more than there are offers: the field itself.
    const places = options.length + 1;
    const next = ((chosen + 1 + step + places) % places) - 1;
    setChosen(next);
    document.getElementById(optionId(list, next))?.scrollIntoView({ block: "nearest" });
  }

  function press(event: React.KeyboardEvent<HTMLInputElement>): void {
    // Keys that choose among an input method's own offers are not for these. Safari says so of the last one only by the old code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if ((key === "ArrowDown" || key === "ArrowUp") && options.length > 0) {
      event.preventDefault();
      if (isOpen) move(key === "ArrowDown" ? 1 : -1);
      else setWanted(true);
    } else if (key === "Enter") {
      const option = isOpen ? options[chosen] : undefined;
      close();
      if (!option) return;
      event.preventDefault();
      navigate(option.to);
    }
  }

  const announcement = isOpen ? `候補が${options.length}件あります。上下の矢印キーで選べます。` : "";
  const input = {
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value);
      setWanted(true);
    },
    onKeyDown: press,
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      if (!ref.current?.contains(relatedTarget)) close();
    },
    // Promised only once it holds.
    ...(isReady && {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? list : undefined,
      "aria-activedescendant": isOpen && chosen >= 0 ? optionId(list, chosen) : undefined,
    }),
  };
  return { ref, input, isReady, options, chosen, isOpen, announcement, close };
}

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
          {box.announcement}
        </span>
      ) : null}
    </div>
  );
}
