import { useSyncExternalStore } from 'react';
import { useColorMode } from './useColorMode.ts';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function onSystemChange(listener: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is dark, for images, which cannot use theme colors. */
export function useIsDark(): boolean {
  const { mode } = useColorMode();
  const isSystemDark = useSyncExternalStore(onSystemChange, () => systemIsDark().matches);
  return mode === 'dark' || (mode === 'system' && isSystemDark);
}
