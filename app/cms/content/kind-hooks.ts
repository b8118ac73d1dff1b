// What a kind may say of itself for the rooms that read the registry: further reading and feed, search.

/** What an article is beside its text, where entries of a kind are articles. */
export interface ArticleFacts {
  /** Its category, in words. */
  label?: string;
  tags?: readonly string[];
  author?: string;
  /** What it is about, in words: those about the same are offered first for reading on. */
  subject?: string;
  isPinned?: boolean;
  /** About the site itself: offered for further reading beside other notices only. */
  isNotice?: boolean;
}

/** How search weighs a kind's pages. */
export interface SearchRules {
  /** What a page is worth beside pages of other kinds: an article answers a question before a glossary's entry does, a record seldom does. */
  factor: number;
  /** Entries with this key are worth that instead. */
  except?: { key: string; text: string; factor: number };
  /** One word of a longer title is a name too: アザンティック of アザンティック（VPI）. */
  titleWordsAreNames?: boolean;
  /** Its list, for who asks for that and no entry: what the list is, and the words for it besides its title. */
  list?: { title: string; summary: string; words: readonly string[] };
}
