// 手帖: layout. The server renders only the shell; all data is on the device.

import { Outlet } from "react-router";
import { NotebookFrame } from "#app/notebook/screens/frame/NotebookFrame.tsx";
import { NotebookShell, NotebookTrouble } from "#app/notebook/screens/frame/NotebookShell.tsx";
import { migrateOnce } from "#app/notebook/store/old-places.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { Route } from "./+types/note";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [migrateOnce];

export const clientLoader = () => ({ today: dayInJapan(new Date()) });

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
