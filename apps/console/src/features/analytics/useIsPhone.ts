import { media } from '@edge-console/ui/theme';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(media.belowSm);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
