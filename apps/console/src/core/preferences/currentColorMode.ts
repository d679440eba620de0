import { withoutTransitions } from '@edge-console/ui/theme';
import { defaultModeKey, type ColorMode, modeCookie, readColorMode, themeColor } from './colorMode.ts';

const listeners = new Set<() => void>();
let others: BroadcastChannel | undefined;

/** Sets `theme-color` by script: the browser's frame cannot use CSS variables. */
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

/** The mode that is kept, which another tab may have changed. */
export const storedColorMode = (): ColorMode => readColorMode(document.cookie, storedDefault());

/** Shows the mode that is kept, in the page and around it. */
function show(): void {
  const mode = storedColorMode();
  if (document.documentElement.dataset['mode'] !== mode) {
    // By `system` the browser picks each colour by the system's scheme, live.
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

/** The mode of this host for people who have chosen none. */
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

/** On every page, also on those without a menu for it: follows the system, and what is chosen in another tab. */
export function watchColorMode(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showThemeColor);
  others = new BroadcastChannel('mode');
  others.addEventListener('message', show);
  // A page restored from the back/forward cache has missed changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
}
