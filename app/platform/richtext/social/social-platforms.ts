// The social networks whose embeds an article may carry, and which script is theirs.

interface SocialPlatform {
  name: string;
  scriptHost: string;
  /** Set where the host serves more than its widget script. */
  scriptPath?: RegExp;
}

export const socialPlatforms: readonly SocialPlatform[] = [
  { name: "X", scriptHost: "platform.twitter.com" },
  { name: "X", scriptHost: "platform.x.com" },
  {
    name: "Instagram",
    scriptHost: "www.instagram.com",
    scriptPath: /^\/embed\.js$/,
  },
];

/** The platform whose script this host serves, if any. */
function platformOfScript(host: string): SocialPlatform | undefined {
  return socialPlatforms.find((platform) => platform.scriptHost === host);
}

/**
 * The address of an allowed social script, always https, or null for every other script. A bare "//" becomes https;
 * http, another port, a user name in the address and a host that only ends like an allowed one are refused.
 */
export function socialScript(src: string): string | null {
  const address = src.trim();
  if (!/^(https:)?\/\/[a-z]/i.test(address) || !URL.canParse(address, "https://relative.invalid")) return null;
  const url = new URL(address, "https://relative.invalid");
  const platform = platformOfScript(url.host);
  const plain = url.protocol === "https:" && url.username === "" && url.password === "";
  if (!platform || !plain || (platform.scriptPath && !platform.scriptPath.test(url.pathname))) return null;
  return url.href;
}
