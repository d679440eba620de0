import type { ComponentType } from 'react';
import type { EntityType, Level } from '../auth/access/access.ts';
import type { QueryClient } from '../api/queryClient.ts';
import type { Topic } from '../shell/documentation/topics.ts';
import type { MenuIcon } from '../shell/allMenuIcons.ts';
import type { Viewer } from '../api/viewer/viewer.ts';

/** Feature flags of the configuration. */
export type Feature = 'selfSignup';

export type LayoutName = 'default' | 'notoolbar' | 'document';

export type PreloadContext = {
  url: URL;
  queryClient: QueryClient;
  /** Null if it could not be loaded. */
  viewer: Promise<Viewer | null>;
};

/** Exports of a screen's folder. */
export type ScreenModule = {
  Screen: ComponentType;
  /** Preloads the screen's first queries, if possible without waiting for the viewer. */
  preload?: (context: PreloadContext) => void | Promise<void>;
};

/** A page variant, selected by the query `search` (without the question mark). */
export type MenuVariant = {
  search: string;
  title: string;
  goKey?: string;
  /** Only in the menus of these account types. @default all that can open it */
  types?: readonly EntityType[];
};

/** Groups of the side menu. */
export type MenuGroup = 'edgeIntelligence' | 'insights' | 'siteSettings';

/** An entry in the side menu, account menu, or Help menu. The command palette has all of them. */
export type MenuEntry = {
  placement: 'side' | 'account' | 'help' | 'both';
  icon: MenuIcon;
  /** The entry's group in the side menu. */
  group?: MenuGroup;
  /** One entry for each. @default one for the page itself */
  variants?: readonly MenuVariant[];
  /** The key after "g" that opens the page. Must be unique. */
  goKey?: string;
};

/** A route, without its screen's code. Menus, palette, prefetching, titles, and app shortcuts are derived from it. */
export type ScreenRoute = {
  /** The canonical path. */
  path: string;
  /** The page's name in the document title, breadcrumbs, and menus. */
  title: string;
  /** @default 'default' */
  layout?: LayoutName;
  /** Names of guards, in the order they are checked. */
  guards: readonly string[];
  /** Of several groups, any is enough. */
  permission?: { group: string | readonly string[]; level: Level };
  service?: string;
  /** Feature flag without which the page does not exist. */
  feature?: Feature;
  /** Validates the URL; if invalid, the page does not exist. */
  validate?: (search: URLSearchParams) => boolean;
  /** The URL to redirect to, if the query is an alias. */
  aliasOf?: (search: URLSearchParams) => string | undefined;
  /** The redirect target. `start` is the configured start page or the viewer's landing page. The route itself means no redirect. */
  redirect?: (context: { viewer: Viewer; start: string }) => string;
  /** Who can open a page that redirects others. */
  isFor?: (viewer: Viewer) => boolean;
  /** Whether the page cross-fades. @default true without a menu */
  crossFade?: boolean;
  /** Whether a navigation scrolls to the top. Back and Forward always restore the position. @default true */
  scrollsToTop?: boolean;
  menu?: MenuEntry;
  /** The preference of customers who start here. */
  defaultPage?: Viewer['preferences']['defaultPage'];
  /** The landing page of these account types. */
  landingOf?: readonly EntityType[];
  /** Whether the installed app has a shortcut to it. @default false */
  isShortcut?: boolean;
  /** The page's documentation. */
  documentation?: Topic;
};
