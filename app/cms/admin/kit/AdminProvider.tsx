// Chakra provider of the admin and login pages. The server collects styles per request; the browser has a single cache.

import { ChakraProvider } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useContext, useState } from "react";
import { EmotionCacheContext } from "./emotion.ts";
import { system } from "./system.ts";

const browserCache = typeof document === "undefined" ? null : createCache({ key: "css" });

export function AdminProvider({ children }: { children: React.ReactNode }) {
  const requestCache = useContext(EmotionCacheContext);
  const [cache] = useState(() => requestCache ?? browserCache ?? createCache({ key: "css" }));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <div className="admin">{children}</div>
      </ChakraProvider>
    </CacheProvider>
  );
}
