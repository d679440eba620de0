import { type LeaveAdapter, LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';

interface Router {
  path: string;
  navigate: (path: string) => void;
  shouldBlock: { current: () => boolean };
  blockedPath: string | undefined;
  settle: (isAllowed: boolean) => void;
}

const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('StoryRouter is missing.');
  return router;
}

const adapter: LeaveAdapter = {
  useBlocker(shouldBlock) {
    const router = useRouter();
    router.shouldBlock.current = shouldBlock;
    return {
      state: router.blockedPath === undefined ? 'unblocked' : 'blocked',
      proceed: () => router.settle(true),
      reset: () => router.settle(false),
    };
  },
};

/** The story's current path, and a navigation that the leave guard can block. */
export function useStoryRouter(): Pick<Router, 'path' | 'navigate'> {
  return useRouter();
}

/** A minimal in-memory router: stories of the packages cannot depend on React Router. */
export function StoryRouter({ children, initialPath = '' }: { children: ReactNode; initialPath?: string }) {
  const [path, setPath] = useState(initialPath);
  const [blockedPath, setBlockedPath] = useState<string>();
  const shouldBlock = useRef<() => boolean>(() => false);
  const router = useMemo<Router>(
    () => ({
      path,
      blockedPath,
      shouldBlock,
      navigate: (next) => (shouldBlock.current() ? setBlockedPath(next) : setPath(next)),
      settle(isAllowed) {
        if (isAllowed && blockedPath !== undefined) setPath(blockedPath);
        setBlockedPath(undefined);
      },
    }),
    [path, blockedPath],
  );
  return (
    <RouterContext.Provider value={router}>
      <LeaveGuardProvider adapter={adapter}>{children}</LeaveGuardProvider>
    </RouterContext.Provider>
  );
}
