import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { pictureUrl } from "#app/platform/images/image.ts";
import { QUERY_MAX } from "#app/platform/search/fold.ts";
import { SUGGEST_PATH, type Suggestion } from "#app/platform/search/suggestion.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import { fetchJson } from "../fetch-json.ts";
import { useCombobox } from "../use-combobox.ts";
import { useLoaded } from "../use-loaded.ts";
import styles from "./SearchInput.module.css";

const DEBOUNCE_MS = 60;
const NONE: readonly Suggestion[] = [];
const KEPT_MAX = 200;

/** By query, until the page is closed. */
const known = new Map<string, readonly Suggestion[]>();

/** Returns the latest suggestions; none for an empty field or if the server is unreachable. */
function useSuggestions(typed: string): readonly Suggestion[] {
  const query = typed.trim();
  const cached = query === "" ? NONE : known.get(query);
  const [found] = useLoaded(async (gone) => cached ?? ask(query, gone), [query], cached ? 0 : DEBOUNCE_MS);
  return cached ?? found ?? NONE;
}

async function ask(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const options = await fetchJson<Suggestion[]>(`${SUGGEST_PATH}?q=${encodeURIComponent(query)}`, { signal });
  if (!options) return NONE;
  if (known.size >= KEPT_MAX) known.clear();
  known.set(query, options);
  return options;
}

interface Props {
  placeholder?: string;
  className?: string;
  defaultValue?: string;
  /** Position of the suggestions: aligned to the start or end, or in flow where they would be clipped. */
  offers?: "start" | "end" | "in-flow";
  id?: string;
}

export function SearchInput({ placeholder, className, defaultValue, offers = "start", id }: Props) {
  const navigate = useNavigate();
  const hasScript = useHasScript();
  const [typed, setTyped] = useState("");
  const options = useSuggestions(typed);
  const { isOpen, isShown, show, ...combobox } = useCombobox({
    label: "候補",
    options,
    onChoose: ({ to }) => navigate(to),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other offers, and none of them is chosen
  useEffect(() => show(isOpen), [options]);
  return (
    <div className={styles.box} data-offers={offers}>
      <input
        type="search"
        name="q"
        id={id}
        aria-label={id ? undefined : "サイト内検索"}
        placeholder={placeholder}
        maxLength={QUERY_MAX}
        defaultValue={defaultValue}
        className={className}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          show(true);
        }}
        onBlur={() => show(false)}
        // Only after hydration.
        {...(hasScript && combobox.box)}
      />
      {isShown ? (
        <div {...combobox.list} className={styles.list}>
          {options.map((option, index) => (
            <Link
              key={option.to}
              to={option.to}
              className={styles.option}
              {...combobox.option(option, index)}
              onClick={() => show(false)}
            >
              {option.image ? (
                <img
                  src={pictureUrl(option.image, 320)}
                  alt=""
                  width={48}
                  height={36}
                  decoding="async"
                  className={styles.picture}
                />
              ) : (
                <span className={styles.picture} />
              )}
              <span className={styles.title}>{option.title}</span>
              <span className={styles.label}>{option.label}</span>
            </Link>
          ))}
        </div>
      ) : null}
      {hasScript ? (
        <span role="status" className="visually-hidden">
          {isShown ? `候補が${options.length}件あります。上下の矢印キーで選べます。` : ""}
        </span>
      ) : null}
    </div>
  );
}
