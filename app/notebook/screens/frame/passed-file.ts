// Passes a file from one notebook page to another: chosen on the wrong page, or shared with the app.

let passed: File | null = null;

export function passFile(file: File): void {
  passed = file;
}

/** Returns the file once, then null. */
export function receiveFile(): File | null {
  const file = passed;
  passed = null;
  return file;
}
