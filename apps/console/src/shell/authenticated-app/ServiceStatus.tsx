import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { connection } from '../../core/connection.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { sessionMessages } from './messages.ts';
import { useViewerIfAny } from '../../api/viewer/ViewerProvider.tsx';
import type { ServiceStatusBannersProps } from './ServiceStatusBanners.tsx';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';
import { useMfaNotice } from './useMfaNotice.ts';

const Banners = lazyComponent<ServiceStatusBannersProps>(
  async () => (await import('./ServiceStatusBanners.tsx')).ServiceStatusBanners,
);

/** Banners for an open circuit breaker, clock skew, or required MFA. */
export function ServiceStatus() {
  const { circuit, clock } = useAuthenticatedContext();
  const queryClient = useQueryClient();
  const viewer = useViewerIfAny();
  const { revalidate } = useRevalidator();
  const probeAt = useSyncExternalStore(circuit.subscribe, circuit.probeAt);
  const minutesOff = useSyncExternalStore(clock.subscribe, clock.minutesOff);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const [isClockDismissed, setIsClockDismissed] = useState(false);
  const { days, dismiss } = useMfaNotice();
  const isOpen = probeAt !== null;

  // Mounted queries, and a page without a viewer, are refetched when the circuit is half-open, and when it closes.
  const refetchLatest = useRef<() => void>(() => undefined);
  useEffect(() => {
    refetchLatest.current = () => {
      void queryClient.refetchAll();
      if (!viewer) void revalidate();
    };
  });
  useEffect(() => {
    if (probeAt === null) return;
    const timer = setTimeout(() => refetchLatest.current(), Math.max(0, probeAt - Date.now()));
    return () => clearTimeout(timer);
  }, [probeAt]);
  useEffect(() => {
    if (isOpen) return () => refetchLatest.current();
  }, [isOpen]);

  // Prefetched, because the chunk may not be loadable when it is needed.
  useEffect(() => whenIdle(Banners.preload), []);

  const items = [
    ...(isOpen && isOnline
      ? [{ id: 'service', tone: 'warning' as const, children: sessionMessages.serviceProblems }]
      : []),
    ...(minutesOff > 0 && !isClockDismissed
      ? [{ id: 'clock', tone: 'warning' as const, children: sessionMessages.clock(minutesOff), isDismissable: true }]
      : []),
  ];
  if (items.length === 0 && days === null) return null;
  return (
    <Banners
      items={items}
      mfa={days === null ? null : { entity: viewer?.entity?.name ?? '', days }}
      onDismiss={(id) => (id === 'factor' ? dismiss() : setIsClockDismissed(true))}
    />
  );
}
