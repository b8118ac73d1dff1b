// Where Chakra's styles gather while the server draws an admin page; in the browser the admin makes its own.

import type { EmotionCache } from "@emotion/cache";
import { createContext } from "react";

export const EmotionCacheContext = createContext<EmotionCache | null>(null);
