import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useViewerIfAny } from '../../api/viewer/ViewerProvider.tsx';
import type { MfaGateProps } from './MfaGate.tsx';
import { LeaveGuardWhileReauthenticating } from './LeaveGuardWhileReauthenticating.tsx';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';

const MfaGate = lazyComponent<MfaGateProps>(async () => (await import('./MfaGate.tsx')).MfaGate);

/** Blocks every page once the MFA grace period is over. */
export function MfaWatch() {
  const { mfa: factor } = useAuthenticatedContext();
  const requirement = useSyncExternalStore(factor.subscribe, factor.requirement);
  const viewer = useViewerIfAny();
  const [isHeld, setIsHeld] = useState(false);
  const mayBeNeeded = requirement !== null;
  useEffect(() => (mayBeNeeded ? whenIdle(MfaGate.preload) : undefined), [mayBeNeeded]);
  // The viewer may not be loaded.
  if (!(requirement?.isOverdue || isHeld) || !viewer) return null;
  return (
    <>
      <LeaveGuardWhileReauthenticating />
      <MfaGate viewer={viewer} onHold={setIsHeld} />
    </>
  );
}
