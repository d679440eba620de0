import { useSyncExternalStore } from 'react';
import type { Mode } from '../../core/preferences/mode.ts';
import { storedMode, onModeChange, setMode } from '../../core/preferences/currentMode.ts';

/** Dark, light or system, as chosen in this browser. */
export function useMode(): { mode: Mode; setMode: (mode: Mode) => void } {
  return { mode: useSyncExternalStore(onModeChange, storedMode), setMode };
}
