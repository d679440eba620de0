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

/** A deployment can remove their code before it is needed, over a form with unsaved changes. */
export function preloadSessionDialogs(): void {
  ReauthenticationDialog.preload();
  SessionEndDialog.preload();
}
