import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { drawerParameter } from '../leavesPage.ts';
import { parseDrawer, writeDrawer } from './drawerParam.ts';

/** The page's state in the history entry. */
type PageState = { openedDrawer?: boolean } | null;

/** The current history entry. During a transition, the router's hooks still return the previous one. */
function currentEntry() {
  const { usr = null } = (history.state ?? {}) as { usr?: PageState };
  return { search: location.search, state: usr };
}

function searchWith(search: string, name: string, id: string): string {
  const next = new URLSearchParams(search);
  next.set(drawerParameter, writeDrawer({ name, id }));
  return `?${next}`;
}

function searchWithout(search: string): string {
  const next = new URLSearchParams(search);
  next.delete(drawerParameter);
  return next.size === 0 ? '' : `?${next}`;
}

/** A press that does not open a new tab or window. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The drawer or dialog in the URL. Back closes it, after the leave guard. */
export function useDrawer() {
  const rendered = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(rendered.search).get(drawerParameter);
  const goTo = (search: string, isReplaced: boolean, state: PageState) =>
    void navigate({ search }, { replace: isReplaced, state });
  const open = (name: string, id = '') => {
    const { search, state } = currentEntry();
    // Keeps the page's state.
    goTo(searchWith(search, name, id), false, { ...state, openedDrawer: true });
  };
  /** Replaces the open drawer, without a history entry. */
  const replace = (name: string, id = '') => {
    const { search, state } = currentEntry();
    goTo(searchWith(search, name, id), true, state);
  };

  return {
    drawer: parseDrawer(shown),
    open,
    replace,
    /** Props of a link that opens the drawer, or replaces the open one. */
    linkTo: (name: string, id = '') => ({
      to: { search: searchWith(rendered.search, name, id) },
      onClick: (event: MouseEvent) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (shown === null) open(name, id);
        else replace(name, id);
      },
    }),
    close: () => {
      const { search, state } = currentEntry();
      if (state?.openedDrawer === true) void navigate(-1);
      else goTo(searchWithout(search), true, null);
    },
  };
}
