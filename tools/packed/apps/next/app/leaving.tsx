'use client';

import { type LeaveAdapter, LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';

interface Leaving {
  shouldBlock: { current: () => boolean };
  /** Target of a navigation that waits for the leave guard. */
  held: string | undefined;
  hold: (href: string | undefined) => void;
}

const LeavingContext = createContext<Leaving>({
  shouldBlock: { current: () => false },
  held: undefined,
  hold: () => undefined,
});

const adapter: LeaveAdapter = {
  useBlocker: (shouldBlock) => {
    const leaving = useContext(LeavingContext);
    const router = useRouter();
    leaving.shouldBlock.current = shouldBlock;
    const { held, hold } = leaving;
    return {
      state: held === undefined ? 'unblocked' : 'blocked',
      proceed: () => {
        hold(undefined);
        if (held !== undefined) router.push(held);
      },
      reset: () => hold(undefined),
    };
  },
};

/** Around the pages, in the layout. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const shouldBlock = useRef(() => false);
  const [held, hold] = useState<string>();
  const leaving = useMemo(() => ({ shouldBlock, held, hold }), [held]);
  return (
    <LeavingContext.Provider value={leaving}>
      <LeaveGuardProvider adapter={adapter}>{children}</LeaveGuardProvider>
    </LeavingContext.Provider>
  );
}

/** In place of Next's own. A link that keeps the page, such as a step of a wizard in `search`, stays one of Next's. */
export function GuardedLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const { shouldBlock, hold } = useContext(LeavingContext);
  return (
    <Link
      {...rest}
      href={href}
      onNavigate={(event) => {
        if (!shouldBlock.current()) return;
        event.preventDefault();
        hold(href);
      }}
    />
  );
}
