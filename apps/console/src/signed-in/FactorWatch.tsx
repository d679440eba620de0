import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect, useSyncExternalStore } from 'react';
import { useSignedIn } from './signedIn.ts';

const FactorGate = lazyComponent(async () => (await import('./FactorGate.tsx')).FactorGate);

/** Stands before every page, once the time to set up a second factor that the account demands is over. */
export function FactorWatch() {
  const { factor } = useSignedIn();
  const owed = useSyncExternalStore(factor.subscribe, factor.owed);
  const mayBeNeeded = owed !== null;
  useEffect(() => (mayBeNeeded ? whenIdle(FactorGate.preload) : undefined), [mayBeNeeded]);
  return owed?.isOverdue ? <FactorGate /> : null;
}
