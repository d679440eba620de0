import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useId, useState } from 'react';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { softwareTokenMessages } from '../../messages/softwareToken.ts';
import * as styles from './MyAccount.css.ts';
import { ProofFields } from './ProofFields.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useProof } from './useProof.ts';
import { useRefusal } from './useRefusal.ts';
import { useSecurity } from './useSecurity.ts';

const texts = myAccountMessages.disable;

export type TurnOffDialogProps = { email: string; onDone: () => void; onClose: () => void };

/** Turns the second factor off, after proof of password and code. */
export function TurnOffDialog({ email, onDone, onClose }: TurnOffDialogProps) {
  const formId = useId();
  const security = useSecurity();
  const told = useRefusal();
  const [isProven, setIsProven] = useState(false);
  const [isPending, setIsPending] = useState(false);

  const turnOff = async () => {
    setIsProven(true);
    setIsPending(true);
    told.tell(undefined);
    const outcome = await security((part) => part.askForSoftwareToken(false));
    setIsPending(false);
    if (outcome.kind === 'refused') told.tell(outcome);
    else onDone();
  };
  const proof = useProof(email, () => void turnOff(), { asksForCode: true });
  const isBusy = proof.isPending || isPending;
  const goesOn = proof.step === 'password' && !isProven;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isBusy}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={goesOn ? 'primary' : 'danger'}
            isPending={isBusy}
            isDisabled={proof.isBlocked || told.isBlocked}
          >
            {goesOn ? myAccountMessages.proof.submit : texts.submit}
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
          // A retry of the last call needs no second proof.
          void (isProven ? turnOff() : proof.submit());
        }}
      >
        {told.refusal && (
          <RefusalNotice
            title={softwareTokenMessages.notDisabled}
            refusal={told.refusal}
            secondsLeft={told.secondsLeft}
          />
        )}
        {!isProven && <ProofFields email={email} proof={proof} />}
      </form>
    </Dialog>
  );
}
