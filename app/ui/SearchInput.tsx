// The one control of every search form.

import { QUERY_MAX } from "#app/platform/search/fold.ts";

export function SearchInput({ placeholder, className }: { placeholder: string; className?: string }) {
  return (
    <input
      type="search"
      name="q"
      aria-label="サイト内検索"
      placeholder={placeholder}
      maxLength={QUERY_MAX}
      className={className}
    />
  );
}
