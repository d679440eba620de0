import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyPart, whenIdle } from '../lazy-part/index.ts';
import { createSnackbarQueue, type SnackbarInput, type SnackbarQueue } from './queue.ts';

const SnackbarContext = createContext<SnackbarQueue | undefined>(undefined);

const snackbarRegion = lazyPart(() => import('./SnackbarRegion.tsx').then((module) => module.SnackbarRegion));

function Outlet({ queue }: { queue: SnackbarQueue }) {
  const visible = useSyncExternalStore(queue.subscribe, queue.getVisible, queue.getVisible);
  // Fetched before the first message, which may well be that the network is gone.
  useEffect(() => whenIdle(snackbarRegion.preload), []);
  const Region = snackbarRegion.usePart(visible.length > 0);
  return Region && <Region queue={queue} />;
}

export interface SnackbarProviderProps {
  /** For messages from outside React. Default: a queue of its own. */
  queue?: SnackbarQueue;
  children: ReactNode;
}

/** Gives everything below it a place for short messages. Mount it once, around the whole app. */
export function SnackbarProvider({ queue, children }: SnackbarProviderProps) {
  const [ownQueue] = useState(createSnackbarQueue);
  const used = queue ?? ownQueue;
  return (
    <SnackbarContext value={used}>
      {children}
      <Outlet queue={used} />
    </SnackbarContext>
  );
}

export interface SnackbarControl {
  /** Shows a message and returns its id. */
  show: (input: SnackbarInput) => string;
  dismiss: (id: string) => void;
}

/** Stable between renders. */
export function useSnackbar(): SnackbarControl {
  const queue = useContext(SnackbarContext);
  if (!queue) throw new Error('Snackbars need a <SnackbarProvider> above.');
  return useMemo(() => ({ show: queue.show, dismiss: queue.dismiss }), [queue]);
}
