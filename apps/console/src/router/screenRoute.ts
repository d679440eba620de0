import type { ComponentType } from 'react';
import type { EntityType, Level } from '../auth/access/access.ts';
import type { QueryClient } from '../api/queryClient.ts';
import type { Topic } from '../shell/documentation/topics.ts';
import type { PlaceIcon } from '../shell/placeIcons.ts';
import type { Viewer } from '../api/viewer/viewer.ts';

/** Feature flags of the configuration. */
export type Feature = 'selfSignup';

export type LayoutName = 'default' | 'notoolbar' | 'document';

/** Exports of a screen's folder. */
export type ScreenModule = {
  Screen: ComponentType;
  /** Preloads the screen's first query while the viewer is still loading; it must not depend on the viewer. */
  preload?: (context: { url: URL; queryClient: QueryClient }) => void;
};

/** A page that is another one by its query: `search` without the question mark. */
export type MenuVariant = {
  search: string;
  title: string;
  goKey?: string;
  /** In the menus of these types of account alone. @default of all who can open it */
  types?: readonly EntityType[];
};

/** What entries of the side menu lie below (specification 1.5). */
export type MenuGroup = 'edgeIntelligence' | 'insights' | 'siteSettings';

/** An entry in the side menu, the account menu or the Help menu. The command palette has all of them. */
export type MenuEntry = {
  place: 'side' | 'account' | 'help' | 'both';
  icon: PlaceIcon;
  /** @default the title of the page */
  label?: string;
  /** Where it lies below a name with others; in the side menu alone. */
  group?: MenuGroup;
  /** An entry of their own for each of these. @default one for the page itself */
  variants?: readonly MenuVariant[];
  /** Pressed after "g", it leads there: a key that no other entry has. */
  goKey?: string;
};

/**
 * A route of the console, without the code of its screen. Routes, menus, palette, prefetch, the prediction of the first page, titles and
 * the shortcuts of the installed console are derived from it.
 */
export type ScreenRoute = {
  /** The canonical path; the variant with or without trailing slash is replaced by it. */
  path: string;
  /** Name of the page: in the document's title, the breadcrumbs and the menus. */
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
  /** The address that is meant, where the query names another page or another way to write this one. */
  aliasOf?: (search: URLSearchParams) => string | undefined;
  /**
   * For routes that redirect: the target. `start` is the configured start page, or the viewer's landing page. Nothing happens
   * where the target is the route itself.
   */
  redirect?: (context: { viewer: Viewer; start: string }) => string;
  /** Who can open a page that takes everybody else elsewhere. */
  isFor?: (viewer: Viewer) => boolean;
  /** Whether the page cross-fades. @default true where there is no menu */
  crossFade?: boolean;
  /** Whether scroll is reset to the top; Back and Forward restore it all the same. @default true */
  scrollsToTop?: boolean;
  menu?: MenuEntry;
  /** What customers choose in their preferences to begin here. */
  defaultPage?: Viewer['preferences']['defaultPage'];
  /** Landing page of these types of account. */
  landingOf?: readonly EntityType[];
  /** Among the shortcuts of the installed console. @default false */
  isShortcut?: boolean;
  /** The page of the documentation about it. */
  documentation?: Topic;
};
