// Suggestions below the field: a small picture, the title, and the kind of page.

import { Link } from "react-router";
import { pictureUrl } from "#app/platform/images/image.ts";
import type { Suggestion } from "#app/platform/search/suggestion.ts";
import styles from "./SearchInput.module.css";

interface Props {
  id: string;
  options: readonly Suggestion[];
  chosen: number;
  onGo: () => void;
}

/** An option's id, for the field that points at it. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

export function Options({ id, options, chosen, onGo }: Props) {
  return (
    // The field keeps the focus while an offer is pressed, in Safari too.
    <div
      role="listbox"
      id={id}
      aria-label="候補"
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ to, title, label, image }, index) => (
        <Link
          key={to}
          to={to}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={styles.option}
          onClick={onGo}
        >
          {image ? (
            <img
              src={pictureUrl(image, 320)}
              alt=""
              width={48}
              height={36}
              decoding="async"
              className={styles.picture}
            />
          ) : (
            <span className={styles.picture} />
          )}
          <span className={styles.title}>{title}</span>
          <span className={styles.label}>{label}</span>
        </Link>
      ))}
    </div>
  );
}
