// False while the server draws and the browser takes over, true from then on: for what only a browser can draw.

import { useSyncExternalStore } from "react";

const never = () => () => {};

export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
