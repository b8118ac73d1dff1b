// What this browser itself may do with the records: keep them when room is short, and for how long.

/** Asks the browser not to throw the records away when room is short. Chromium and Safari decide by themselves, Firefox asks the person: so only once there is something to lose. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser has it: the file and the sealed copy are for those.
  }
}
