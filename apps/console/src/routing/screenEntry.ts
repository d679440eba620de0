import type { ComponentType } from 'react';
import type { EntityType, Level } from '../access/access.ts';
import type { Data } from '../data/data.ts';
import type { PlaceIcon } from '../layouts/shell/placeIcons.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** What a configuration can switch on. */
export type Feature = 'selfSignup';

export type LayoutName = 'default' | 'notoolbar' | 'document';

/** What a screen's folder exports. */
export type ScreenModule = {
  Screen: ComponentType;
  /** Starts the screen's first request while the viewer is still being read; it must not depend on him. */
  preload?: (context: { url: URL; data: Data }) => void;
};

/** A place of the shell's menus: the side menu, or the menu of one's account. The palette has both. */
export type MenuEntry = { place: 'side' | 'account'; icon: PlaceIcon };

/**
 * What the console knows of a screen without its code. Routes, menus, palette, prefetch, the guess of the first page, titles and
 * the shortcuts of the installed console follow from it.
 */
export type ScreenEntry = {
  /** The canonical spelling; the other one (with or without the last slash) is accepted and replaced. */
  path: string;
  /** Name of the page: in the document's title, the breadcrumbs and the menus. */
  title: string;
  /** @default 'default' */
  layout?: LayoutName;
  /** Names of guards, in the order they are asked. */
  guards: readonly string[];
  permission?: { group: string; level: Level };
  service?: string;
  /** Without it the page does not exist. */
  feature?: Feature;
  /** Whether the address makes sense; if not, the page does not exist. */
  validate?: (search: URLSearchParams) => boolean;
  /** For routes that only lead elsewhere: the address to go to, given who asks. */
  leadsTo?: (context: { viewer: Viewer; rootRedirect: string | undefined }) => string;
  /** Whether the page fades in over the last one. @default true where there is no menu */
  crossFade?: boolean;
  /** Whether the page begins at its top; going back or forward restores the position all the same. @default true */
  scrollsToTop?: boolean;
  menu?: MenuEntry;
  /** People of these types of account begin here. */
  landingOf?: readonly EntityType[];
  /** Among the shortcuts of the installed console. @default false */
  isShortcut?: boolean;
  load?: () => Promise<ScreenModule>;
};
