import type { UrlAdapter } from '@edge-console/ui/data-table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Keeps table state in the URL: adapter between the table and the router, in both directions. */
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
    // Back, before React has rendered what was written: to the router's hooks the location never changed.
    const goBack = () => {
      // The state of another page, which comes with that page.
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
      // Beside a docked drawer: to close it by going back would take away what was asked for since.
      const kept = { ...(now.current.state as object | null), openedDrawer: false };
      void now.current.navigate({ search: next }, { replace: isReplaced, state: isReplaced ? kept : null });
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
