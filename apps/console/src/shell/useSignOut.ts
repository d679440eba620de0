import { useConfirmLeave } from '@edge-console/ui/leave-guard';
import { useSession } from '../auth/session/SessionProvider.tsx';

/** Logs out, unless the leave guard asks about unsaved input and the person stays. */
export function useSignOut(): () => void {
  const session = useSession();
  const confirmLeave = useConfirmLeave();
  return () => void confirmLeave().then((mayLeave) => (mayLeave ? session.signOut() : undefined));
}
