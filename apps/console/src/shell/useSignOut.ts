import { useConfirmLeave } from '@edge-console/ui/leave-guard';
import { useSession } from '../auth/session/SessionProvider.tsx';

/** Logs out, unless the leave guard finds unsaved input and the user stays. */
export function useSignOut(): () => void {
  const session = useSession();
  const confirmLeave = useConfirmLeave();
  return () => void confirmLeave().then((mayLeave) => (mayLeave ? session.signOut() : undefined));
}
