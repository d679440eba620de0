import type { UrlAdapter } from '@edge-console/ui/data-table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Stores table state in the URL. */
export function useUrlState(): UrlAdapter {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const now = useRef({ pathname, search, state: state as unknown, navigate });
  const [listeners] = useState(() => new Set<() => void>());
  useLayoutEffect(() => {
    now.current = { pathname, search, state, navigate };
    for (const listener of listeners) listener();
  }, [pathname, search, state, navigate, listeners]);
  useEffect(() => {
    // On Back before React has rendered a write, the router's hooks see no change.
    const goBack = () => {
      // Another page reads its own state.
      if (window.location.pathname !== now.current.pathname) return;
      now.current = { ...now.current, search: window.location.search };
      for (const listener of listeners) listener();
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [listeners]);
  const [adapter] = useState<UrlAdapter>(() => ({
    read: () => now.current.search,
    write: (text, change) => {
      const next = text === '' ? '' : `?${text}`;
      const isReplaced = change === 'replace';
      // A docked drawer must not close with Back, which would undo this change.
      const nextState = { ...(now.current.state as object | null), openedDrawer: false };
      void now.current.navigate({ search: next }, { replace: isReplaced, state: isReplaced ? nextState : null });
      // Navigation is asynchronous: a second change in the same tick builds on this one.
      now.current = { ...now.current, search: next };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }));
  return adapter;
}
