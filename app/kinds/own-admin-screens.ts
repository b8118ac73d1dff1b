// The kinds' own admin pages, as the browser draws them.

import type { ComponentType } from "react";
import { SnakeScreen } from "./ball/admin/SnakeScreen.tsx";
import type { OwnScreenProps } from "./shared/own-admin-page.ts";

const screens = { ball: SnakeScreen };

const byKind = new Map<string, unknown>(Object.entries(screens));

export function ownScreenOf(kind: string): ComponentType<OwnScreenProps<unknown, unknown>> | undefined {
  return byKind.get(kind) as ComponentType<OwnScreenProps<unknown, unknown>> | undefined; // it is handed what its own kind's page loads
}
