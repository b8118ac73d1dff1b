import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route list is small: sent at once, there is no manifest endpoint to ask or attack.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
