// The root route's data: facts about the site for every page.

import { useRouteLoaderData } from "react-router";

export interface SiteData {
  siteName: string;
  /** Where the site is reached, without a path: for addresses that others are given. */
  origin: string;
  gtmId: string | null;
  build: string;
  /** Pages are stored for reading offline. */
  isKeptOffline: boolean;
  /** Sealed copies of notebooks are taken in. */
  takesNotebooks: boolean;
  /** False for an admin who comes from the site itself. */
  hasOverlay: boolean;
  shop: ShopNotice;
  menus: Menus;
}

interface SectionLink {
  to: string;
  label: string;
  /** Pages under this path belong to it too. */
  covers?: string;
}

/** The site's sections: the header's links and menus, and all of them in groups. */
export interface Menus {
  main: (SectionLink | { label: string; links: SectionLink[] })[];
  groups: { title: string; links: SectionLink[] }[];
}

/** The seller's registration as every page shows it. */
export interface ShopNotice {
  /** The eight items; null while they are incomplete or expired: then no price and no way to inquire is shown. */
  registration: { label: string; value: string }[] | null;
}

/** Undefined where the root's own loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>("root");
}
