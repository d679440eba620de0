import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import { LeaveGuardContext } from './context.ts';
import { leaveGuardMessages } from './messages.ts';
import { createLeaveRegistry } from './registry.ts';

/** A blocked navigation; the same shape as a router's blocker. */
export interface LeaveBlocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  proceed?: (() => void) | undefined;
  reset?: (() => void) | undefined;
}

/** Adapter to the app's router; `leave-guard/react-router` has one for React Router. */
export interface LeaveAdapter {
  /**
   * A hook that blocks a navigation if `shouldBlock()` is true. The adapter must allow navigations that keep the page,
   * such as
   * a filter in the URL.
   */
  useBlocker: (shouldBlock: () => boolean) => LeaveBlocker;
}

export interface LeaveGuardProviderProps {
  /** Stable between renders, since it contains a hook. */
  adapter: LeaveAdapter;
  /** The application. */
  children: ReactNode;
}

/** Events that show that the user continues on the page. */
const signs = ['pointerdown', 'keydown', 'input'];

interface LeaveRequest {
  id: string | undefined;
  resolve: (mayLeave: boolean) => void;
}

const loadDialog = () => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog);
const LeaveDialog = lazyComponent(loadDialog);

/** Asks before leaving while anything inside has unsaved changes. Mount it once, inside the router. */
export function LeaveGuardProvider({ adapter, children }: LeaveGuardProviderProps) {
  const [registry] = useState(createLeaveRegistry);
  const [requests, setRequests] = useState<readonly LeaveRequest[]>([]);
  useSyncExternalStore(registry.subscribe, registry.version, registry.version);
  const isDirty = registry.isDirty();
  const blocker = adapter.useBlocker(useCallback(() => registry.shouldBlock(), [registry]));
  const messages = useMessages(leaveGuardMessages);

  // A router can navigate in a transition, during which the blocker is unchanged.
  const [handledBlocker, setHandledBlocker] = useState<LeaveBlocker>();
  const isBlocked = blocker.state === 'blocked' && blocker !== handledBlocker;
  const isRequested = isBlocked || requests.length > 0;
  // A navigation leaves all sources; a request can be about one, such as the form in a drawer.
  const [firstRequest] = requests;
  const question = registry.prompt(isBlocked ? undefined : firstRequest?.id);
  const title = question.isSaving ? messages.savingTitle : (question.title ?? messages.title);
  const message = question.isSaving ? messages.savingMessage : (question.message ?? messages.message);
  // No longer dirty, such as saved meanwhile: closes with the same text.
  const isObsolete =
    isRequested && (isBlocked ? !registry.shouldConfirm() : requests.every(({ id }) => !registry.shouldConfirm(id)));
  const isOpen = isRequested && !isObsolete;

  const confirmLeave = useCallback(
    (id?: string) =>
      registry.shouldConfirm(id)
        ? new Promise<boolean>((resolve) => setRequests((waiting) => [...waiting, { id, resolve }]))
        : Promise.resolve(true),
    [registry],
  );

  const lastFocused = useRef<HTMLElement>(null);
  const focusLast = useCallback(() => lastFocused.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isDirty) return;
    const remember = () => {
      const { activeElement } = document;
      const isOutside = activeElement !== document.body && activeElement?.closest('[role=alertdialog]') === null;
      if (isOutside && activeElement instanceof HTMLElement) lastFocused.current = activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isDirty]);

  const respond = (mayLeave: boolean) => {
    if (mayLeave) {
      lastFocused.current = null;
      if (isBlocked) registry.release();
      for (const request of requests) registry.release(request.id);
      for (const sign of signs) window.addEventListener(sign, registry.guardAgain, { capture: true, once: true });
      if (isBlocked) blocker.proceed?.();
    } else if (isBlocked) blocker.reset?.();
    if (isBlocked) setHandledBlocker(blocker);
    for (const request of requests) request.resolve(mayLeave);
    setRequests([]);
  };

  /** Continues a programmatic navigation; a saved form may navigate itself, which must not happen twice. */
  const withdraw = () => {
    if (isBlocked) {
      blocker.reset?.();
      setHandledBlocker(blocker);
    }
    for (const { id, resolve } of requests) resolve(id === undefined);
    setRequests([]);
  };

  useEffect(() => {
    if (!isDirty) return;
    // Prefetch the dialog at the first change: it may be needed offline.
    LeaveDialog.preload();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    // If the dialog could not be loaded, fall back to `window.confirm`.
    loadDialog().catch(() => {
      if (isCurrent) respond(window.confirm(`${title}\n${message}`));
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per confirmation, with its initial text
  }, [isOpen]);

  useEffect(() => {
    if (isObsolete) withdraw();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when nothing is dirty anymore
  }, [isObsolete]);

  const openings = useOpenCount(isOpen);
  const [context] = useState(() => ({ registry, confirmLeave }));
  return (
    <LeaveGuardContext.Provider value={context}>
      {children}
      {openings > 0 && (
        <LeaveDialog
          key={openings}
          isOpen={isOpen}
          title={title}
          message={message}
          onResponse={respond}
          focusLast={focusLast}
        />
      )}
    </LeaveGuardContext.Provider>
  );
}
