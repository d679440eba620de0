import type { ComponentType } from 'react';
import type { EntityType, Level } from '../access/access.ts';
import type { Data } from '../data/data.ts';

/** What a configuration can switch on. */
export type Feature = 'selfSignup';

export type LayoutName = 'default' | 'notoolbar' | 'document';

/** What a screen's folder exports. */
export type ScreenModule = {
  Screen: ComponentType;
  /** Starts the screen's first request while the viewer is still being read; it must not depend on him. */
  preload?: (context: { url: URL; data: Data }) => void;
};

/** One row of the route table. */
export type RouteEntry = {
  /** The canonical spelling; the other one (with or without the last slash) is accepted and replaced. */
  path: string;
  /** Name of the page in the document's title. */
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
  leadsTo?: (context: { entityType: EntityType | null; rootRedirect: string | undefined }) => string;
  /** Whether the page fades in over the last one. @default true where there is no menu */
  crossFade?: boolean;
  /** Whether the page begins at its top; going back or forward restores the position all the same. @default true */
  scrollsToTop?: boolean;
  load?: () => Promise<ScreenModule>;
};
