export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
