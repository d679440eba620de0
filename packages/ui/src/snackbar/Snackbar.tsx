import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import type { SnackbarRecord } from './history.ts';
import { createSnackbarQueue, type SnackbarInput, type SnackbarQueue } from './queue.ts';

const SnackbarContext = createContext<SnackbarQueue | undefined>(undefined);

const SnackbarRegion = lazyComponent(async () => (await import('./SnackbarRegion.tsx')).SnackbarRegion);

function Outlet({ queue }: { queue: SnackbarQueue }) {
  const visible = useSyncExternalStore(queue.subscribe, queue.getVisible, queue.getVisible);
  // Pauses timers until the region's code has loaded; the region resumes them.
  useEffect(() => queue.pause('hidden'), [queue]);
  // Loaded before the first message, which can be about a lost connection.
  useEffect(() => whenIdle(SnackbarRegion.preload), []);
  const openings = useOpenCount(visible.length > 0);
  return openings > 0 && <SnackbarRegion key={openings} queue={queue} />;
}

export interface SnackbarProviderProps {
  /** For messages from outside React. @default its own queue */
  queue?: SnackbarQueue;
  /** The app. */
  children: ReactNode;
}

/** Provides snackbars to the app. Render it once, around everything. */
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
  /** Shows a message and returns its ID. */
  show: (input: SnackbarInput) => string;
  dismiss: (id: string) => void;
}

function useQueue() {
  const queue = useContext(SnackbarContext);
  if (!queue) throw new Error('Snackbars need a <SnackbarProvider> above.');
  return queue;
}

/** Returns a stable object. */
export function useSnackbar(): SnackbarControl {
  const queue = useQueue();
  return useMemo(() => ({ show: queue.show, dismiss: queue.dismiss }), [queue]);
}

export interface SnackbarHistoryControl {
  /** Messages shown since the page loaded, newest first, at most 50. */
  records: readonly SnackbarRecord[];
  clear: () => void;
}

/** The messages that were shown, for apps with their own history view. */
export function useSnackbarHistory(): SnackbarHistoryControl {
  const queue = useQueue();
  const records = useSyncExternalStore(queue.subscribe, queue.getHistory, queue.getHistory);
  return { records, clear: queue.clearHistory };
}
