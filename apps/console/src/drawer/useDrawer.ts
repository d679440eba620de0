import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { drawerParameter } from '../routing/leavesPage.ts';
import { parseDrawer, writeDrawer } from './drawerAddress.ts';

/** The drawer or dialog in the URL: Back closes it, and the leave guard asks as for any navigation. */
export function useDrawer() {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = (location.state as { openedDrawer?: boolean } | null)?.openedDrawer === true;

  return {
    drawer: parseDrawer(parameters.get(drawerParameter)),
    open: (name: string, id = '') =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(drawerParameter, writeDrawer({ name, id }));
          return next;
        },
        // The page below keeps the state of its history entry.
        { state: { ...(location.state as object | null), openedDrawer: true } },
      ),
    close: () => {
      if (wasOpenedHere) return void navigate(-1);
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
