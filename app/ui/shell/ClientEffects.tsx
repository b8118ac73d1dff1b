// What the shell does in the browser around each navigation. Draws the top bar, and says where one has come.

import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useBuildWatch } from "./build-watch.ts";
import { SlowPageOverlay } from "./Overlay.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { useScroll } from "./scroll.ts";
import { useTagManager } from "./tag-manager.ts";

export function ClientEffects({ build, gtmId }: { build: string | null; gtmId: string | null }) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isLoading = navigation.state !== "idle";

  useScroll(location, navigate);
  useBuildWatch(build, navigation.location);
  useTagManager(gtmId, location);
  useEffect(() => {
    if (!isLoading) return;
    window.dispatchEvent(new CustomEvent("page:loading:start"));
    return () => {
      window.dispatchEvent(new CustomEvent("page:loading:end"));
    };
  }, [isLoading]);

  return (
    <>
      <ProgressBar isLoading={isLoading} />
      {/* A form's answer is no change of page. */}
      <SlowPageOverlay isLoading={isLoading && !navigation.formMethod} />
      <RouteAnnouncer location={location} />
    </>
  );
}
