export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const noStorage: Store = {
  getItem: () => null,
  setItem() {
    throw new Error("This browser keeps nothing");
  },
  removeItem() {},
};

/** Returns sessionStorage, or an empty store if site data is blocked, when accessing it throws. */
export function tabStore(): Store {
  try {
    return window.sessionStorage;
  } catch {
    return noStorage;
  }
}
