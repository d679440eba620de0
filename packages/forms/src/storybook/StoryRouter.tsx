import { LeaveGuardProvider, type LeaveAdapter } from '@edge-console/ui/leave-guard';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

interface Router {
  place: string;
  go: (place: string) => void;
  shouldBlock: { current: () => boolean };
  blocked: string | undefined;
  settle: (mayGo: boolean) => void;
}

const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('A StoryRouter is missing above.');
  return router;
}

const adapter: LeaveAdapter = {
  useBlocker(shouldBlock) {
    const router = useRouter();
    router.shouldBlock.current = shouldBlock;
    return {
      state: router.blocked === undefined ? 'unblocked' : 'blocked',
      proceed: () => router.settle(true),
      reset: () => router.settle(false),
    };
  },
};

/** Where a story is, and the way on; guarded. */
export function useStoryRouter(): Pick<Router, 'place' | 'go'> {
  return useRouter();
}

/** The least router that can hold a navigation back; an application injects its own. */
export function StoryRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState('');
  const [blocked, setBlocked] = useState<string>();
  const shouldBlock = useRef<() => boolean>(() => false);
  const router = useMemo<Router>(
    () => ({
      place,
      blocked,
      shouldBlock,
      go: (next) => (shouldBlock.current() ? setBlocked(next) : setPlace(next)),
      settle(mayGo) {
        if (mayGo && blocked !== undefined) setPlace(blocked);
        setBlocked(undefined);
      },
    }),
    [place, blocked],
  );
  return (
    <RouterContext.Provider value={router}>
      <LeaveGuardProvider adapter={adapter}>{children}</LeaveGuardProvider>
    </RouterContext.Provider>
  );
}
