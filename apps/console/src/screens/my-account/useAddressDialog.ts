import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { drawerParameter } from '../../routing/leavesPage.ts';

export const dialogs = ['password', 'authenticator', 'turn-off'] as const;
export type DialogName = (typeof dialogs)[number];

/** The open dialog is a place with an address: Back closes it, and the leave guard asks as for any other place. */
export function useAddressDialog() {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = (location.state as { openedDrawer?: boolean } | null)?.openedDrawer === true;
  const wanted = parameters.get(drawerParameter);

  return {
    dialog: dialogs.find((name) => name === wanted) ?? null,
    open: (name: DialogName) => setParameters({ [drawerParameter]: name }, { state: { openedDrawer: true } }),
    close: () => (wasOpenedHere ? void navigate(-1) : setParameters({}, { replace: true })),
  };
}
