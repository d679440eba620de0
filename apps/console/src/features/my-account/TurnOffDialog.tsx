import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Notice } from '@edge-console/ui/notice';
import { useId, useState } from 'react';
import { wait } from '../../api/wait.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { softwareTokenMessages } from '../../auth/software-token/messages.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import * as styles from './MyAccount.css.ts';
import { StepUpFields } from './StepUpFields.tsx';
import { useStepUp } from './useStepUp.ts';

const messages = myAccountMessages.disable;

export type TurnOffDialogProps = {
  email: string;
  /** Turns MFA off, which ends every session. Resolves with the error message, if any. */
  turnOff: () => Promise<string | undefined>;
  onDone: () => void;
  onClose: () => void;
};

/** Turns MFA off after a step-up with password and code. The user stays signed in, with the password alone. */
export function TurnOffDialog({ email, turnOff, onDone, onClose }: TurnOffDialogProps) {
  const formId = useId();
  const session = useSession();
  const [isVerified, setIsVerified] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const turnOffAndContinue = async (password: string) => {
    setIsVerified(true);
    setIsPending(true);
    setFailure(undefined);
    const failed = await turnOff();
    if (failed === undefined) {
      // The API rejects sign-ins from the second of the change.
      await wait(1_000);
      const outcome = await session.signIn(email, password);
      if (outcome.kind !== 'signedIn') session.end('signedOutEverywhere');
      onDone();
    } else setFailure(failed);
    setIsPending(false);
  };
  const stepUp = useStepUp(email, (password) => void turnOffAndContinue(password), { requiresCode: true });
  const isBusy = stepUp.isPending || isPending;
  const continues = stepUp.step === 'password' && !isVerified;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isBusy}
      title={messages.title}
      description={messages.text}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            tone={continues ? 'neutral' : 'danger'}
            isPending={isBusy}
            isDisabled={stepUp.isBlocked}
          >
            {continues ? myAccountMessages.proof.submit : messages.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A retry of the last call needs no second step-up.
          void (isVerified ? turnOffAndContinue(stepUp.password) : stepUp.submit());
        }}
      >
        {failure !== undefined && <Notice tone="danger">{`${softwareTokenMessages.notDisabled} ${failure}`}</Notice>}
        {!isVerified && <StepUpFields email={email} stepUp={stepUp} />}
      </form>
    </Dialog>
  );
}
