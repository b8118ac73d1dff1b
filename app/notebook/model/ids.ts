// Names for things and devices, made where there is no server to hand them out.

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

function random(letters: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join("");
}

/** 80 random bits in base32: two devices never make the same. */
export const newId = (): string => random(16);

/** 40 random bits: which device, or which browser of it, wrote something. It says nothing about the device. */
export const newDevice = (): string => random(8);

export const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z2-7]{16}$/.test(value);
