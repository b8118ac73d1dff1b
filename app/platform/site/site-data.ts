import { useRouteLoaderData } from "react-router";

export interface SiteData {
  siteName: string;
  /** Public origin, for absolute URLs. */
  origin: string;
  gtmId: string | null;
  build: string;
  isKeptOffline: boolean;
  /** The server accepts encrypted notebooks. */
  takesNotebooks: boolean;
  /** False for admin pages reached from the site itself. */
  hasOverlay: boolean;
  shop: ShopNotice;
  menus: Menus;
}

interface SectionLink {
  to: string;
  label: string;
  /** Path prefix whose pages also belong to this section. */
  covers?: string;
}

export interface Menus {
  main: (SectionLink | { label: string; links: SectionLink[] })[];
  groups: { title: string; links: SectionLink[] }[];
}

/** The seller's legal registration as shown on every page. */
export interface ShopNotice {
  /** The eight required items; null if incomplete or expired, which hides prices and inquiries. */
  registration: { label: string; value: string }[] | null;
}

/** Returns undefined if the root loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>("root");
}
