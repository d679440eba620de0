import { useSyncExternalStore } from 'react';
import type { ColorMode } from '../../core/preferences/colorMode.ts';
import { onColorModeChange, setColorMode, storedColorMode } from '../../core/preferences/currentColorMode.ts';

/** The color mode chosen in this browser. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  return { mode: useSyncExternalStore(onColorModeChange, storedColorMode), setMode: setColorMode };
}
