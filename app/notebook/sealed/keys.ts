// Key derivation from the twelve words (128 random bits): three keys by HKDF (RFC 5869) with separate labels. Needs no
// stretching, because the bits are not guessable.

export type Secret = string;

const SECRET_BYTES = 16;

export function bytesOfSecret(secret: Secret): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]{22}$/.test(secret)) return null;
  const binary = atob(`${secret.replaceAll("-", "+").replaceAll("_", "/")}==`);
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function secretOf(bytes: Uint8Array): Secret {
  if (bytes.length !== SECRET_BYTES) throw new Error(`${bytes.length} bytes are no secret`);
  return base64url(bytes);
}

export function newSecret(): Secret {
  return secretOf(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Throws for an invalid secret. */
export async function keysOf(secret: Secret) {
  const bytes = bytesOfSecret(secret);
  if (!bytes) throw new Error("no secret");
  const root = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits"]);
  const draw = (label: string) =>
    crypto.subtle.deriveBits(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode(`notebook ${label} 1`) },
      root,
      256,
    );
  const [address, key, token] = await Promise.all([draw("address"), draw("key"), draw("deletion")]);
  return {
    /** Address of the box, sent to the server, which stores its hash. 32 bytes in base64url. */
    address: base64url(new Uint8Array(address)),
    /** Encryption key, not extractable. */
    key: await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]),
    /** Deletion token; the server first gets its hash. 32 bytes in base64url. */
    token: base64url(new Uint8Array(token)),
  };
}

export type BoxKeys = Awaited<ReturnType<typeof keysOf>>;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
