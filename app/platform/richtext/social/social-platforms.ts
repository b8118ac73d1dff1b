interface SocialPlatform {
  name: string;
  scriptHost: string;
  /** Only for hosts that serve more than the widget script. */
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

function platformOfScript(host: string): SocialPlatform | undefined {
  return socialPlatforms.find((platform) => platform.scriptHost === host);
}

/**
 * Returns the https URL of an allowed social script, else null. Upgrades "//"; refuses http, other ports, credentials
 * and lookalike hosts.
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
