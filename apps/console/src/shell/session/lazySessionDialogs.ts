import { lazyComponent } from '@edge-console/ui/lazy-part';
import type { SignInAgainDialogProps } from '../../auth/sign-in/SignInAgainDialog.tsx';
import type { SessionEndDialogProps } from './SessionEndDialog.tsx';

export const SignInAgainDialog = lazyComponent<SignInAgainDialogProps>(async () => {
  const dialog = await import('../../auth/sign-in/SignInAgainDialog.tsx');
  dialog.preloadSignIn();
  return dialog.SignInAgainDialog;
});

export const SessionEndDialog = lazyComponent<SessionEndDialogProps>(
  async () => (await import('./SessionEndDialog.tsx')).SessionEndDialog,
);

/** A deployment can remove their code before it is needed, over a form with unsaved changes. */
export function preloadSessionDialogs(): void {
  SignInAgainDialog.preload();
  SessionEndDialog.preload();
}
