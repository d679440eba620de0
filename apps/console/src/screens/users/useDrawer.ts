import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { drawerParameter } from '../../routing/leavesPage.ts';
import { type Drawer, drawerText, parseDrawer } from './drawer.ts';

/** The drawer is a place with an address: Back closes it, and the leave guard asks as for any other place. */
export function useDrawer() {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = (location.state as { openedDrawer?: boolean } | null)?.openedDrawer === true;

  return {
    drawer: parseDrawer(parameters.get(drawerParameter)),
    open: (drawer: Drawer) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(drawerParameter, drawerText(drawer));
          return next;
        },
        // The list beneath keeps what its own entry remembers.
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
