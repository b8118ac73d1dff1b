/** RFC 5321: a path is at most 256 octets including the angle brackets. */
export const EMAIL_MAX = 254;

/** Checks the length first, because the pattern is slow on long texts. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
