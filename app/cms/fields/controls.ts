// The control of each type of field, for the admin's pages only: they bring the admin's kit along. Each is the
// `<Type>Control.tsx` of its type's folder.

import type { ComponentType } from "react";
import type { NestingProps } from "./control.ts";
import { LinesControl } from "./LinesControl.tsx";

const files = import.meta.glob<Record<string, unknown>>("./*/*Control.tsx", { eager: true });

/** "long-text" and its control, of `./long-text/LongTextControl.tsx`. */
const own = Object.entries(files).map(([path, exported]): [string, unknown] => {
  const [, type = "", file = ""] = path.split("/");
  return [type, exported[file.replace(".tsx", "")]];
});

const byType = new Map<string, unknown>([["dates", LinesControl], ["words", LinesControl], ...own]);

export function controlOf(type: string): ComponentType<NestingProps> | undefined {
  return byType.get(type) as ComponentType<NestingProps> | undefined; // a field is made by its own folder, whose control takes it
}
