import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import type { SnackbarRecord } from './history.ts';
import { createSnackbarQueue, type SnackbarInput, type SnackbarQueue } from './queue.ts';

const SnackbarContext = createContext<SnackbarQueue | undefined>(undefined);

const SnackbarRegion = lazyComponent(async () => (await import('./SnackbarRegion.tsx')).SnackbarRegion);

function Outlet({ queue }: { queue: SnackbarQueue }) {
  const visible = useSyncExternalStore(queue.subscribe, queue.getVisible, queue.getVisible);
  // No message may use up its time while the code that draws it is on the way; the region resumes.
  useEffect(() => queue.pause('hidden'), [queue]);
  // Fetched before the first message, which may well be that the network is gone.
  useEffect(() => whenIdle(SnackbarRegion.preload), []);
  const openings = useOpenCount(visible.length > 0);
  return openings > 0 && <SnackbarRegion key={openings} queue={queue} />;
}

export interface SnackbarProviderProps {
  /** For messages from outside React. Default: a queue of its own. */
  queue?: SnackbarQueue;
  /** The application. */
  children: ReactNode;
}

/** Gives everything below it a place for short messages. Mount it once, around the whole app. */
export function SnackbarProvider({ queue, children }: SnackbarProviderProps) {
  const [ownQueue] = useState(createSnackbarQueue);
  const used = queue ?? ownQueue;
  return (
    <SnackbarContext.Provider value={used}>
      {children}
      <Outlet queue={used} />
    </SnackbarContext.Provider>
  );
}

export interface SnackbarControl {
  /** Shows a message and returns its id. */
  show: (input: SnackbarInput) => string;
  dismiss: (id: string) => void;
}

function useQueue() {
  const queue = useContext(SnackbarContext);
  if (!queue) throw new Error('Snackbars need a <SnackbarProvider> above.');
  return queue;
}

/** Stable between renders. */
export function useSnackbar(): SnackbarControl {
  const queue = useQueue();
  return useMemo(() => ({ show: queue.show, dismiss: queue.dismiss }), [queue]);
}

export interface SnackbarHistoryControl {
  /** What has been shown since the page was loaded, newest first, at most 50. */
  records: readonly SnackbarRecord[];
  clear: () => void;
}

/** The messages that have been shown, for an app that shows them in its own way. */
export function useSnackbarHistory(): SnackbarHistoryControl {
  const queue = useQueue();
  const records = useSyncExternalStore(queue.subscribe, queue.getHistory, queue.getHistory);
  return { records, clear: queue.clearHistory };
}
