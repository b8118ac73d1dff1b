// Passes a file from one notebook page to another: chosen on the wrong page, or shared with the app.

let handed: File | null = null;

export function handFile(file: File): void {
  handed = file;
}

/** Returns the file once, then null. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
