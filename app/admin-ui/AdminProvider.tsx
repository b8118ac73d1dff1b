// Chakra for everything inside it: the admin and the login page.

import { ChakraProvider, createSystem, defaultConfig, defineConfig } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useContext, useState } from "react";
import { EmotionCacheContext } from "./emotion.ts";

const own = (name: string) => ({ value: `var(--color-${name})` });

/** Chakra's semantic tokens point at the site's own tokens, which know the theme. */
const system = createSystem(
  defaultConfig,
  defineConfig({
    preflight: false,
    theme: {
      semanticTokens: {
        colors: {
          bg: {
            DEFAULT: own("background"),
            subtle: own("surface-sunken"),
            panel: own("surface"),
            error: own("error-soft"),
          },
          fg: { DEFAULT: own("text"), muted: own("text-muted"), error: own("error-text") },
          border: { DEFAULT: own("border"), emphasized: own("border-strong"), error: own("error") },
          gray: { solid: own("primary"), contrast: own("on-primary"), fg: own("text"), focusRing: own("primary") },
        },
      },
    },
  }),
);

export function AdminProvider({ children }: { children: ReactNode }) {
  const drawn = useContext(EmotionCacheContext);
  const [cache] = useState(() => drawn ?? createCache({ key: "css" }));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
