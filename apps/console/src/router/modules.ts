import type { ComponentType, ReactNode } from 'react';
import { type RouteName, routes } from './routes.ts';
import type { LayoutName, ScreenModule, ScreenRoute } from './screenRoute.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

/** Imports of screens and layouts, injected by the app so that the router does not import upward. */
export type LazyPages = {
  screen: (name: RouteName) => (() => Promise<ScreenModule>) | undefined;
  layouts: Readonly<Record<LayoutName, () => Promise<{ Layout: Layout }>>>;
};

let lazyPages: LazyPages | undefined;
const layouts = new Map<LayoutName, Layout>();
const screens = new Map<ScreenRoute, ScreenModule>();

/** Sets where `loadLayout` and `loadScreen` find their code. */
export function setLazyPages(pages: LazyPages): void {
  lazyPages = pages;
}

/** Loads a layout, so that `loadedLayout` returns it without suspending. */
export async function loadLayout(name: LayoutName): Promise<void> {
  const module = layouts.has(name) ? undefined : await lazyPages?.layouts[name]();
  if (module) layouts.set(name, module.Layout);
}

export function loadedLayout(name: LayoutName): Layout | undefined {
  return layouts.get(name);
}

function importerOf(route: ScreenRoute) {
  const name = (Object.keys(routes) as RouteName[]).find((one) => routes[one] === route);
  return name && lazyPages?.screen(name);
}

/** Loads the code of a route's screen. */
export async function loadScreen(route: ScreenRoute): Promise<ScreenModule | undefined> {
  const loaded = screens.get(route) ?? (await importerOf(route)?.());
  if (loaded) screens.set(route, loaded);
  return loaded;
}

export function loadedScreen(route: ScreenRoute): ComponentType | undefined {
  return screens.get(route)?.Screen;
}

type Pages = typeof import('./pages.tsx');
let pages: Pages | undefined;

/** Loads the pages shown in place of a screen: not found, no permission … */
export async function loadPages(): Promise<void> {
  pages ??= await import('./pages.tsx');
}

export function loadedPages(): Pages | undefined {
  return pages;
}
