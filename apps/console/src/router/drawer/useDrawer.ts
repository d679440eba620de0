import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { drawerParameter } from '../leavesPage.ts';
import { parseDrawer, writeDrawer } from './drawerParam.ts';

/** What the router keeps for the page in the history entry. */
type PageState = { openedDrawer?: boolean } | null;

/**
 * The address and the state of the history entry that the browser is at. React may still be rendering them (a transition), and what
 * its hooks know is then the entry before: a drawer that is closed would take a search away that was asked for meanwhile.
 */
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

/** Not one that opens a new tab or window, or downloads. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The drawer or dialog in the URL: Back closes it, and the leave guard asks as for any navigation. */
export function useDrawer() {
  const rendered = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(rendered.search).get(drawerParameter);
  const goTo = (search: string, isReplaced: boolean, state: PageState) =>
    void navigate({ search }, { replace: isReplaced, state });
  const open = (name: string, id = '') => {
    const { search, state } = currentEntry();
    // The page below keeps the state of its history entry.
    goTo(searchWith(search, name, id), false, { ...state, openedDrawer: true });
  };
  /** Opens it in the place of the one that is open: Back does not return to that one. */
  const replace = (name: string, id = '') => {
    const { search, state } = currentEntry();
    goTo(searchWith(search, name, id), true, state);
  };

  return {
    drawer: parseDrawer(shown),
    open,
    replace,
    /** For a link of the page that opens it; beside one that is docked it takes that one's place, so that Back closes it. */
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
