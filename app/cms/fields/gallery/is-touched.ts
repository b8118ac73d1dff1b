// Whether somebody has chosen pictures before the page's script was there.

export function isTouched(box: HTMLElement | null): boolean {
  const inputs = [...(box?.querySelectorAll("input") ?? [])];
  return inputs.some((input) => input.checked || (input.files?.length ?? 0) > 0);
}
