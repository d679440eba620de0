import type { ComponentType, ReactNode } from 'react';
import type { LayoutName, ScreenEntry, ScreenModule } from './screenEntry.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

const loadLayoutModule: Record<LayoutName, () => Promise<{ Layout: Layout }>> = {
  default: () => import('../layouts/shell/index.ts'),
  document: () => import('../layouts/document/index.ts'),
  notoolbar: () => import('../layouts/notoolbar/index.ts'),
};

const layouts = new Map<LayoutName, Layout>();
const screens = new Map<ScreenEntry, ScreenModule>();

/** Loads a layout; then `loadedLayout` has it synchronously, so that a page renders without suspending. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (!layouts.has(name)) layouts.set(name, (await loadLayoutModule[name]()).Layout);
}

export function loadedLayout(name: LayoutName): Layout | undefined {
  return layouts.get(name);
}

/** Loads the code of a route's screen. */
export async function loadScreen(entry: ScreenEntry): Promise<ScreenModule | undefined> {
  const loaded = screens.get(entry) ?? (await entry.load?.());
  if (loaded) screens.set(entry, loaded);
  return loaded;
}

export function loadedScreen(entry: ScreenEntry): ComponentType | undefined {
  return screens.get(entry)?.Screen;
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
