import { useSyncExternalStore } from 'react';
import { useColorMode } from './useColorMode.ts';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function onSystemChange(listener: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is dark now: for pictures, which no colour of the theme reaches. */
export function useIsDark(): boolean {
  const { mode } = useColorMode();
  const isSystemDark = useSyncExternalStore(onSystemChange, () => systemIsDark().matches);
  return mode === 'dark' || (mode === 'system' && isSystemDark);
}
