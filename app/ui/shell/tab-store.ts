// The tab's own storage, for notes that outlive a document but not the tab.

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nowhere: Store = {
  getItem: () => null,
  setItem() {
    throw new Error("This browser keeps nothing");
  },
  removeItem() {},
};

/** The tab's storage. Where site data is blocked, even naming it throws: then nothing is stored. */
export function tabStore(): Store {
  try {
    return window.sessionStorage;
  } catch {
    return nowhere;
  }
}
