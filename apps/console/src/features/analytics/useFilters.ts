import type { HistoryAction } from '@edge-console/ui/data-table';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlState } from '../../router/useUrlState.ts';
import { type Asked, readAddress, writeAddress } from '../../resource/analytics/analyticsAddress.ts';

export type AskedControl = {
  asked: Asked;
  ask: (asked: Asked, how?: HistoryAction) => void;
  /** What is asked at this moment, also before it is rendered. */
  read: () => Asked;
};

/** What the page is about, from its address, and the way to ask for something else. */
export function useFilters(): AskedControl {
  const { search } = useLocation();
  const address = useUrlState();
  const asked = useMemo(() => readAddress(search), [search]);
  const ask = useCallback<AskedControl['ask']>(
    (next, how = 'push') => address.write(writeAddress(next), how),
    [address],
  );
  const read = useCallback(() => readAddress(address.read()), [address]);
  return { asked, ask, read };
}
