import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useSignOut } from '../useSignOut.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { mfaMessages } from './mfaMessages.ts';
import { useAfterSignIn } from '../../auth/authenticated/useAfterSignIn.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewerStore } from '../../api/viewer/ViewerProvider.tsx';

// Lazy: what it shares with My Account would become a chunk of its own on every page.
const AuthenticatorDialog = lazyComponent(
  async () => (await import('../../auth/software-token/AuthenticatorDialog.tsx')).AuthenticatorDialog,
);

const messages = mfaMessages.gate;

export type MfaGateProps = { viewer: Viewer };

/**
 * Enrolment of a required second factor, over the open page, whose URL and input are kept. After it the user signs
 * in again, with a code.
 */
export function MfaGate({ viewer: { email, entity } }: MfaGateProps) {
  const viewer = useViewerStore();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const { show } = useSnackbar();
  const submit = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'explained' | 'settingUp' | 'done'>('explained');

  // Prefetch the code of the next step.
  useEffect(() => AuthenticatorDialog.preload(), []);

  // The factor may have been set up in another tab.
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && viewer.refresh({ isForced: true }));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [viewer]);

  // Revalidate the queries that were refused meanwhile.
  useEffect(() => () => void queryClient.refetchAll(), [queryClient]);

  // Setting it up ended the session. The answers to the next one say that nothing is missing, which closes this.
  useAfterSignIn(() => void viewer.refresh({ isForced: true }).then(() => setStep('explained')));

  if (step === 'done') return null;
  if (step === 'settingUp')
    return (
      <AuthenticatorDialog
        email={email}
        onDone={() => {
          show({ kind: 'success', message: myAccountMessages.mfa.enabled });
          setStep('done');
        }}
        onClose={() => setStep('explained')}
      />
    );
  return (
    <Dialog
      role="alertdialog"
      isOpen
      isDismissable={false}
      initialFocus={submit}
      // Cannot be dismissed: only enrolment or signing out closes it.
      onOpenChange={() => undefined}
      title={messages.title}
      footer={
        <>
          <Button onPress={signOut}>{messages.signOut}</Button>
          <Button ref={submit} variant="primary" onPress={() => setStep('settingUp')}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <p>{messages.text(entity?.name ?? '')}</p>
      <p>{messages.kept}</p>
    </Dialog>
  );
}
