import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { drawerParameter } from '../routing/leavesPage.ts';
import { parseDrawer, writeDrawer } from './drawerAddress.ts';

/** The drawer or dialog in the URL: Back closes it, and the leave guard asks as for any navigation. */
export function useDrawer() {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // The page below keeps the state of its history entry.
  const state = location.state as { openedDrawer?: boolean } | null;
  const openedState = { ...state, openedDrawer: true };
  const searchOf = (current: URLSearchParams, name: string, id: string) => {
    const next = new URLSearchParams(current);
    next.set(drawerParameter, writeDrawer({ name, id }));
    return next;
  };

  return {
    drawer: parseDrawer(parameters.get(drawerParameter)),
    open: (name: string, id = '') => setParameters((current) => searchOf(current, name, id), { state: openedState }),
    /** Opens it in the place of the one that is open: Back does not return to that one. */
    replace: (name: string, id = '') =>
      setParameters((current) => searchOf(current, name, id), { replace: true, state }),
    /** For a link of the page that opens it; beside one that is docked it takes that one's place, so that Back closes it. */
    linkTo: (name: string, id = '') => ({
      to: { search: searchOf(parameters, name, id).toString() },
      ...(parameters.has(drawerParameter) ? { replace: true, state } : { state: openedState }),
    }),
    close: () => {
      if (state?.openedDrawer === true) return void navigate(-1);
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(drawerParameter);
          return next;
        },
        { replace: true },
      );
    },
  };
}
