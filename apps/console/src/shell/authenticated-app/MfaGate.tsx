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

// Lazy, so that code shared with My Account is not a chunk on every page.
const AuthenticatorDialog = lazyComponent(
  async () => (await import('../../auth/software-token/AuthenticatorDialog.tsx')).AuthenticatorDialog,
);

const messages = mfaMessages.gate;

export type MfaGateProps = {
  viewer: Viewer;
  /** Keeps the gate while it shows recovery codes, also after MFA is on. */
  onHold: (isHeld: boolean) => void;
};

/** Sets up required MFA over the open page, and keeps its URL and input. The user then signs in again with a code. */
export function MfaGate({ viewer: { email, entity }, onHold }: MfaGateProps) {
  const viewer = useViewerStore();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const { show } = useSnackbar();
  const submit = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'explained' | 'settingUp' | 'done'>('explained');

  // Prefetch the code of the next step.
  useEffect(() => AuthenticatorDialog.preload(), []);

  // MFA may have been set up in another tab.
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && viewer.refresh({ isForced: true }));
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [viewer]);

  // Refetch the queries that were refused in the meantime.
  useEffect(() => () => void queryClient.refetchAll(), [queryClient]);

  // The setup ended the session. After the next sign-in, the refreshed viewer closes this dialog.
  useAfterSignIn(
    () =>
      void viewer
        .refresh({ isForced: true })
        .then(() => setStep((current) => (current === 'settingUp' ? current : 'explained'))),
  );

  if (step === 'done') return null;
  if (step === 'settingUp')
    return (
      <AuthenticatorDialog
        email={email}
        onCodes={() => onHold(true)}
        onDone={() => {
          onHold(false);
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
      // Only setting up MFA or signing out closes it.
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
      <p>{messages.inputKept}</p>
    </Dialog>
  );
}
