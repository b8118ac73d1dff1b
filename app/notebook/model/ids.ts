// Random ids for things and devices, generated without a server.

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** Returns a letter for each byte. */
export const lettersOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte & 31]).join("");

export const newId = (): string => lettersOf(crypto.getRandomValues(new Uint8Array(16)));

/** 40 random bits: identifies the device, or the browser on it, that made a write. Carries no information about it. */
export const newDevice = (): string => lettersOf(crypto.getRandomValues(new Uint8Array(8)));

export const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z2-7]{16}$/.test(value);
