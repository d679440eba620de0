import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy-part/index.ts';
import { leaveGuardMessages } from '../messages/english/leaveGuard.ts';
import { useMessages } from '../messages/index.ts';
import { useOpenings } from '../overlay/useOpenings.ts';
import { LeaveGuardContext } from './context.ts';
import { createLeaveRegistry } from './registry.ts';

/** A navigation that waits for an answer; the shape of a router's own blocker. */
export interface LeaveBlocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  proceed?: (() => void) | undefined;
  reset?: (() => void) | undefined;
}

/** What the guard needs from the app's router. */
export interface LeaveAdapter {
  /**
   * A hook that holds back a navigation while `shouldBlock()` is true at that moment. Navigations that keep the page
   * (a filter in the URL) are the adapter's to let through.
   */
  useBlocker: (shouldBlock: () => boolean) => LeaveBlocker;
}

export interface LeaveGuardProviderProps {
  /** Stable between renders: it holds a hook. */
  adapter: LeaveAdapter;
  /** The application. */
  children: ReactNode;
}

/** How a person goes on with a page that is still there. */
const signs = ['pointerdown', 'keydown', 'input'];

interface LeaveRequest {
  id: string | undefined;
  resolve: (mayLeave: boolean) => void;
}

const loadDialog = () => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog);
const LeaveDialog = lazyComponent(loadDialog);

/** Asks once, for everything below it that is dirty, before a person leaves. Mount it inside the router. */
export function LeaveGuardProvider({ adapter, children }: LeaveGuardProviderProps) {
  const [registry] = useState(createLeaveRegistry);
  const [requests, setRequests] = useState<readonly LeaveRequest[]>([]);
  const isDirty = useSyncExternalStore(registry.subscribe, registry.isDirty, () => false);
  const blocker = adapter.useBlocker(useCallback(() => registry.shouldBlock(), [registry]));
  const texts = useMessages(leaveGuardMessages);

  const isBlocked = blocker.state === 'blocked';
  const isOpen = isBlocked || requests.length > 0;
  // A navigation leaves everything; a request may be about one source (the form in a drawer).
  const [firstRequest] = requests;
  const question = registry.question(isBlocked ? undefined : firstRequest?.id);
  const title = question.title ?? texts.title;
  const message = question.message ?? texts.message;

  const confirmLeave = useCallback(
    (id?: string) =>
      registry.shouldAsk(id)
        ? new Promise<boolean>((resolve) => setRequests((waiting) => [...waiting, { id, resolve }]))
        : Promise.resolve(true),
    [registry],
  );

  const answer = (mayLeave: boolean) => {
    if (mayLeave) {
      if (isBlocked) registry.release();
      for (const request of requests) registry.release(request.id);
      for (const sign of signs) window.addEventListener(sign, registry.guardAgain, { capture: true, once: true });
      if (isBlocked) blocker.proceed?.();
    } else if (isBlocked) blocker.reset?.();
    for (const request of requests) request.resolve(mayLeave);
    setRequests([]);
  };

  useEffect(() => {
    if (!isDirty) return;
    // The first change is the sign that the question may come, perhaps when the network is gone.
    LeaveDialog.preload();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    // Held back with nobody to ask would be a dead end: the browser's own question is better than none.
    loadDialog().catch(() => {
      if (isCurrent) answer(window.confirm(`${title}\n${message}`));
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per question, with the words of that moment
  }, [isOpen]);

  const openings = useOpenings(isOpen);
  const [context] = useState(() => ({ registry, confirmLeave }));
  return (
    <LeaveGuardContext.Provider value={context}>
      {children}
      {openings > 0 && <LeaveDialog key={openings} isOpen={isOpen} title={title} message={message} onAnswer={answer} />}
    </LeaveGuardContext.Provider>
  );
}
