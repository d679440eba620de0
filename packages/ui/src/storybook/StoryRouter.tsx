import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { type LeaveAdapter, LeaveGuardProvider } from '../leave-guard/index.ts';

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

/** The least router that can hold a navigation back; an application injects its own. */
const adapter: LeaveAdapter = {
  useBlocker(shouldBlock) {
    const { shouldBlock: current, blocked, settle } = useRouter();
    current.current = shouldBlock;
    return {
      state: blocked === undefined ? 'unblocked' : 'blocked',
      proceed: () => settle(true),
      reset: () => settle(false),
    };
  },
};

/** Where a story is, and the way on; guarded. */
export function useStoryRouter(): Pick<Router, 'place' | 'go'> {
  return useRouter();
}

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
      settle: (mayGo) => {
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
