import { withoutTransitions } from '@edge-console/ui/theme';
import { defaultModeKey, type ColorMode, modeCookie, readColorMode, themeColor } from './colorMode.ts';

const listeners = new Set<() => void>();
let others: BroadcastChannel | undefined;

/** Set by script, because the browser's own UI cannot use CSS variables. */
function showThemeColor(): void {
  const meta = document.querySelector('meta[name=theme-color]');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  meta?.setAttribute('content', themeColor(storedColorMode(), isSystemDark));
}

function storedDefault(): string | null {
  try {
    return localStorage.getItem(defaultModeKey);
  } catch {
    return null;
  }
}

/** Read from the cookie, which another tab can change. */
export const storedColorMode = (): ColorMode => readColorMode(document.cookie, storedDefault());

/** Applies the stored mode. */
function show(): void {
  const mode = storedColorMode();
  if (document.documentElement.dataset['mode'] !== mode) {
    // With `system`, CSS follows the system setting live.
    withoutTransitions(() => {
      document.documentElement.dataset['mode'] = mode;
    });
    for (const listener of listeners) listener();
  }
  showThemeColor();
}

export function setColorMode(mode: ColorMode): void {
  document.cookie = modeCookie(mode, location.protocol === 'https:');
  show();
  others?.postMessage(mode);
}

/** This host's mode for users who have not chosen one. */
export function startWithColorMode(mode: ColorMode | null): void {
  try {
    if (mode) localStorage.setItem(defaultModeKey, mode);
    else localStorage.removeItem(defaultModeKey);
  } catch {} // Storage full or blocked: it follows the system.
  show();
}

export function onColorModeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and other tabs, on every page. */
export function watchColorMode(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showThemeColor);
  others = new BroadcastChannel('mode');
  others.addEventListener('message', show);
  // A page restored from the back/forward cache has missed changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
}
