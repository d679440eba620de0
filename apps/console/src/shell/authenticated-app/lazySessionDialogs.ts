import { lazyComponent } from '@edge-console/ui/lazy-part';
import type { ReauthenticationDialogProps } from '../../auth/sign-in/ReauthenticationDialog.tsx';
import type { SessionEndDialogProps } from './SessionEndDialog.tsx';

export const ReauthenticationDialog = lazyComponent<ReauthenticationDialogProps>(async () => {
  const dialog = await import('../../auth/sign-in/ReauthenticationDialog.tsx');
  dialog.preloadSignIn();
  return dialog.ReauthenticationDialog;
});

export const SessionEndDialog = lazyComponent<SessionEndDialogProps>(
  async () => (await import('./SessionEndDialog.tsx')).SessionEndDialog,
);

/** Preloads the dialogs, because a deployment can remove their code before it is needed. */
export function preloadSessionDialogs(): void {
  ReauthenticationDialog.preload();
  SessionEndDialog.preload();
}
