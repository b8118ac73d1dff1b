// Server-side style cache for admin pages.

import type { EmotionCache } from "@emotion/cache";
import { createContext } from "react";

export const EmotionCacheContext = createContext<EmotionCache | null>(null);
