import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useId } from 'react';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { ProofFields } from './ProofFields.tsx';
import * as styles from './MyAccount.css.ts';
import { useProof } from './useProof.ts';

const texts = myAccountMessages.proof;

/** Asks who one is before something that a stolen open page must not do. */
export function ProofDialog({
  email,
  onProven,
  onClose,
}: {
  email: string;
  onProven: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const proof = useProof(email, onProven);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={proof.isPending}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={proof.isPending}
            isDisabled={proof.isBlocked}
          >
            {texts.submit}
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
          void proof.submit();
        }}
      >
        <ProofFields email={email} proof={proof} />
      </form>
    </Dialog>
  );
}
