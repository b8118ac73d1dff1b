// Flag for a non-empty notebook in this browser, readable without opening the notebook.

const FLAG = "notebook";

export function hasNotebookFlag(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export function setNotebookFlag(): void {
  try {
    localStorage.setItem(FLAG, "1");
  } catch {
    // Without the flag, tools offer no own snakes; the notebook is unaffected.
  }
}
