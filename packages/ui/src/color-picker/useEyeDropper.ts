import { useSyncExternalStore } from 'react';
import { parseHexColor } from './parseHexColor.ts';

/** In Chromium only; TypeScript has no types for it. */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

const constructor = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;
const neverChanges = () => () => undefined;

/** Picks a color from the screen: null if the user cancels. Undefined if the browser cannot do so. */
export function useEyeDropper(): (() => Promise<string | null>) | undefined {
  const isSupported = useSyncExternalStore(
    neverChanges,
    () => constructor() !== undefined,
    () => false,
  );
  if (!isSupported) return undefined;
  return async () => {
    const Dropper = constructor();
    if (Dropper === undefined) return null;
    try {
      const { sRGBHex } = await new Dropper().open();
      return parseHexColor(sRGBHex);
    } catch {
      return null;
    }
  };
}
