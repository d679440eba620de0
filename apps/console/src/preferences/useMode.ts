import { useSyncExternalStore } from 'react';
import type { Mode } from './mode.ts';
import { keptMode, onModeChange, setMode } from './shownMode.ts';

/** Dark, light or system, as chosen in this browser. */
export function useMode(): { mode: Mode; setMode: (mode: Mode) => void } {
  return { mode: useSyncExternalStore(onModeChange, keptMode), setMode };
}
