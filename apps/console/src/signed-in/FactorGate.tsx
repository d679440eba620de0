import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { useSignOut } from '../layouts/shell/useSignOut.ts';
import { myAccountMessages } from '../messages/myAccount.ts';
import { secondFactorMessages } from '../messages/secondFactor.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { useViewerStore } from '../viewer/ViewerProvider.tsx';

// Lazy: what it shares with My Account would become a chunk of its own on every page.
const SetUpDialog = lazyComponent(async () => (await import('../screens/my-account/SetUpDialog.tsx')).SetUpDialog);

const texts = secondFactorMessages.gate;

/** Milliseconds between polls whether the API knows of the factor. */
const lookInterval = 1_000;

export type FactorGateProps = { viewer: Viewer };

/**
 * Enrolment of a required second factor, over the open page, whose URL and input are kept. Closes
 * as soon as the API knows of the factor.
 */
export function FactorGate({ viewer: { email, entity } }: FactorGateProps) {
  const viewer = useViewerStore();
  const data = useData();
  const signOut = useSignOut();
  const { show } = useSnackbar();
  const submit = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'explained' | 'settingUp' | 'done'>('explained');

  // Prefetch the code of the next step.
  useEffect(() => SetUpDialog.preload(), []);

  // The factor may have been set up in another tab.
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && viewer.refresh({ isForced: true }));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [viewer]);

  // Revalidate the queries that were refused meanwhile.
  useEffect(() => () => void data.refreshAll(), [data]);

  useEffect(() => {
    if (step !== 'done') return;
    const look = () => void viewer.refresh({ isForced: true });
    look();
    const timer = setInterval(look, lookInterval);
    return () => clearInterval(timer);
  }, [step, viewer]);

  if (step === 'settingUp')
    return (
      <SetUpDialog
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
      isPending={step === 'done'}
      initialFocus={submit}
      // Cannot be dismissed: only enrolment or signing out closes it.
      onOpenChange={() => undefined}
      title={texts.title}
      footer={
        <>
          <Button onPress={signOut}>{texts.signOut}</Button>
          <Button ref={submit} variant="primary" isPending={step === 'done'} onPress={() => setStep('settingUp')}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p>{texts.text(entity?.name ?? '')}</p>
      <p>{texts.kept}</p>
    </Dialog>
  );
}
