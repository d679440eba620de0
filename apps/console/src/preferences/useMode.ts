import { changeAtOnce } from '@edge-console/ui/theme';
import { useSyncExternalStore } from 'react';
import { type Mode, modeCookie, readMode, themeColour } from './mode.ts';

const listeners = new Set<() => void>();

function showThemeColour(): void {
  const meta = document.querySelector('meta[name=theme-color]');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  meta?.setAttribute('content', themeColour(readMode(document.cookie), isSystemDark));
}

function setMode(mode: Mode): void {
  document.cookie = modeCookie(mode, location.protocol === 'https:');
  // By `system` the browser picks each colour by the system's scheme, live.
  changeAtOnce(() => {
    document.documentElement.dataset['mode'] = mode;
  });
  showThemeColour();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', showThemeColour);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', showThemeColour);
  };
}

/** Dark, light or system, as chosen in this browser. */
export function useMode(): { mode: Mode; setMode: (mode: Mode) => void } {
  const mode = useSyncExternalStore(subscribe, () => readMode(document.cookie));
  return { mode, setMode };
}
