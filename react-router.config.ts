import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route list is small: it is sent with the page, so there is no manifest endpoint to attack.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
