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

/** Banners for an open circuit breaker, clock skew of the device, or a required second factor. */
export function ServiceStatus() {
  const { circuit, clock } = useAuthenticatedContext();
  const queryClient = useQueryClient();
  const viewer = useViewerIfAny();
  const { revalidate } = useRevalidator();
  const probeAt = useSyncExternalStore(circuit.subscribe, circuit.probeAt);
  const minutesOff = useSyncExternalStore(clock.subscribe, clock.minutesOff);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const [isClockTold, setIsClockTold] = useState(false);
  const { days, putAway } = useMfaNotice();
  const isOpen = probeAt !== null;

  // Mounted queries are revalidated when the circuit is half-open, and again once it is closed; also a page whose viewer
  // could not be loaded.
  const askAgain = useRef<() => void>(() => undefined);
  useEffect(() => {
    askAgain.current = () => {
      void queryClient.refetchAll();
      if (!viewer) void revalidate();
    };
  });
  useEffect(() => {
    if (probeAt === null) return;
    const timer = setTimeout(() => askAgain.current(), Math.max(0, probeAt - Date.now()));
    return () => clearTimeout(timer);
  }, [probeAt]);
  useEffect(() => {
    if (isOpen) return () => askAgain.current();
  }, [isOpen]);

  // Prefetched: when the banners are needed, their chunk may not be loadable.
  useEffect(() => whenIdle(Banners.preload), []);

  const items = [
    ...(isOpen && isOnline
      ? [{ id: 'service', tone: 'warning' as const, children: sessionMessages.serviceProblems }]
      : []),
    ...(minutesOff > 0 && !isClockTold
      ? [{ id: 'clock', tone: 'warning' as const, children: sessionMessages.clock(minutesOff), isDismissable: true }]
      : []),
  ];
  if (items.length === 0 && days === null) return null;
  return (
    <Banners
      items={items}
      factor={days === null ? null : { entity: viewer?.entity?.name ?? '', days }}
      onDismiss={(id) => (id === 'factor' ? putAway() : setIsClockTold(true))}
    />
  );
}
