// A file that one page of the notebook hands to another: chosen on the wrong page, or shared with the app.

let handed: File | null = null;

export function handFile(file: File): void {
  handed = file;
}

/** Null where none was handed over; the second time, too. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
