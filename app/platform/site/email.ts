// Validation of e-mail addresses, on every form.

/** RFC 5321: a path is at most 256 octets, its two angle brackets among them. */
export const EMAIL_MAX = 254;

/** Whether mail could go there. The length is checked first: on a very long text the pattern would take very long. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
