import { withoutTransitions } from '@edge-console/ui/theme';
import { defaultModeKey, type Mode, modeCookie, readMode, themeColour } from './mode.ts';

const listeners = new Set<() => void>();
let others: BroadcastChannel | undefined;

/** Sets `theme-color` by script: the browser's frame cannot use CSS variables. */
function showThemeColour(): void {
  const meta = document.querySelector('meta[name=theme-color]');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  meta?.setAttribute('content', themeColour(storedMode(), isSystemDark));
}

function storedDefault(): string | null {
  try {
    return localStorage.getItem(defaultModeKey);
  } catch {
    return null;
  }
}

/** The mode that is kept, which another tab may have changed. */
export const storedMode = (): Mode => readMode(document.cookie, storedDefault());

/** Shows the mode that is kept, in the page and around it. */
function show(): void {
  const mode = storedMode();
  if (document.documentElement.dataset['mode'] !== mode) {
    // By `system` the browser picks each colour by the system's scheme, live.
    withoutTransitions(() => {
      document.documentElement.dataset['mode'] = mode;
    });
    for (const listener of listeners) listener();
  }
  showThemeColour();
}

export function setMode(mode: Mode): void {
  document.cookie = modeCookie(mode, location.protocol === 'https:');
  show();
  others?.postMessage(mode);
}

/** The mode of this host for people who have chosen none. */
export function beginWithMode(mode: Mode | null): void {
  try {
    if (mode) localStorage.setItem(defaultModeKey, mode);
    else localStorage.removeItem(defaultModeKey);
  } catch {} // Storage full or blocked: it follows the system.
  show();
}

export function onModeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On every page, also on those without a menu for it: follows the system, and what is chosen in another tab. */
export function watchMode(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showThemeColour);
  others = new BroadcastChannel('mode');
  others.addEventListener('message', show);
  // A page restored from the back/forward cache has missed changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
}
