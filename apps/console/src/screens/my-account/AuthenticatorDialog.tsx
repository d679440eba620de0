import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import { useId, useRef } from 'react';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { refusalText } from '../../messages/refusals.ts';
import { softwareTokenMessages as texts } from '../../messages/softwareToken.ts';
import { SoftwareTokenFields } from '../software-token/SoftwareTokenFields.tsx';
import { type CodeRefusal, useCode } from '../software-token/useCode.ts';
import * as styles from './MyAccount.css.ts';
import { useSecurity } from './useSecurity.ts';
import { type SecurityFact, useSecurityFact } from './useSecurityFact.ts';

const newSecret = (part: typeof import('../../identity/security.ts')) => part.setUpSoftwareToken();

export type AuthenticatorDialogProps = { email: string; onDone: () => void; onClose: () => void };

/** Enrols an authenticator app: a code of it is verified before sign-in requires one. */
export function AuthenticatorDialog({ email, onDone, onClose }: AuthenticatorDialogProps) {
  const formId = useId();
  const security = useSecurity();
  const secret = useSecurityFact(newSecret);
  const isVerified = useRef(false);

  const state = useCode(async (code): Promise<CodeRefusal | undefined> => {
    // The app is verified by the first correct code: a later call that fails is retried without another code.
    if (!isVerified.current) {
      const verified = await security((part) => part.verifySoftwareToken(code));
      if (verified.kind === 'refused') return verified;
      isVerified.current = true;
    }
    const enabled = await security((part) => part.askForSoftwareToken(true));
    if (enabled.kind === 'done') {
      onDone();
      return undefined;
    }
    return enabled.retryAfterSeconds === undefined ? `${texts.notEnabled} ${refusalText(enabled)}` : enabled;
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={state.isPending}
      size="lg"
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={state.isPending}
            isDisabled={secret.value === undefined || state.isBlocked}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      {secret.value === undefined ? (
        <MissingSecret secret={secret} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit();
          }}
        >
          <SoftwareTokenFields secret={secret.value} account={email} state={state} />
        </form>
      )}
    </Dialog>
  );
}

function MissingSecret({ secret }: { secret: SecurityFact<string> }) {
  if (secret.refusal)
    return (
      <ErrorState title={texts.notLoaded} onRetry={secret.reload} isPending={secret.isFetching}>
        {refusalText(secret.refusal)}
      </ErrorState>
    );
  return (
    <div className={styles.secretPlace}>
      <output className={styles.hidden}>{myAccountMessages.mfa.loading}</output>
      <Skeleton shape="block" width={188} height={188} />
      <Skeleton shape="block" height={188} />
    </div>
  );
}
