// 手帖: layout. The server renders only the shell; all data is on the device.

import { Outlet } from "react-router";
import { loadNotebook } from "#app/notebook/screens/frame/loaders.ts";
import { NotebookFrame } from "#app/notebook/screens/frame/NotebookFrame.tsx";
import { NotebookShell, NotebookTrouble } from "#app/notebook/screens/frame/NotebookShell.tsx";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import type { Route } from "./+types/note";

export const clientLoader = loadNotebook;

export function HydrateFallback() {
  return <NotebookShell />;
}

export default function Note({ loaderData }: Route.ComponentProps) {
  return (
    <NotebookFrame today={loaderData.today}>
      <Outlet />
    </NotebookFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof StoreTrouble) return <NotebookTrouble error={error} />;
  throw error;
}
