import type { DashboardKind } from '@edge-console/charts/contract';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlState } from '../../router/useUrlState.ts';
import { type Asked, readAddress, writeAddress } from './insightsAddress.ts';

/** What a page of insights asks for, and the way to ask for something else. */
export function useInsightsAddress(kind: DashboardKind): {
  asked: Asked;
  ask: (changed: Partial<Asked>) => void;
} {
  const { search } = useLocation();
  const address = useUrlState();
  const asked = useMemo(() => readAddress(kind, new URLSearchParams(search)), [kind, search]);
  const ask = useCallback(
    (changed: Partial<Asked>) => {
      // Not what is rendered: a choice a moment ago may still be on its way.
      const now = new URLSearchParams(address.read());
      address.write(writeAddress(kind, now, { ...readAddress(kind, now), ...changed }).toString(), 'push');
    },
    [kind, address],
  );
  return { asked, ask };
}
