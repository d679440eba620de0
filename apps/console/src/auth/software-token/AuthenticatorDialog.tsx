import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { useMutation } from '../../api/useMutation.ts';
import { errorText } from '../../api/errorText.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { softwareTokenMessages as messages } from './messages.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAfterSignIn } from '../authenticated/useAfterSignIn.ts';
import { useAuthenticatedContext } from '../authenticated/authenticatedContext.ts';
import { SoftwareTokenFields } from './SoftwareTokenFields.tsx';
import { type CodeRefusal, useCode } from './useCode.ts';
import * as styles from './SoftwareToken.css.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const setUpMfaMutation = graphql(
  `
    mutation SetUpMfa {
      setUpMfa {
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const confirmMfaMutation = graphql(
  `
    mutation ConfirmMfa($code: String!) {
      confirmMfa(code: $code) {
        ok
        recoveryCodes
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export type AuthenticatorDialogProps = {
  email: string;
  /** Called before recovery codes are shown, until `onDone`. */
  onCodes?: () => void;
  onDone: () => void;
  onClose: () => void;
};

const isNotProved = ({ code }: DataError) => code === 'STEP_UP_REQUIRED';

/** The reason, if the code itself was not the cause. */
function refusalOf(error: DataError): CodeRefusal {
  if (error.kind !== 'throttle') return `${messages.notEnabled} ${errorText(error)}`;
  const retryAfterSeconds = Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000));
  return { kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds };
}

const RecoveryCodesDialog = lazyComponent(
  async () => (await import('../recovery-codes/RecoveryCodesDialog.tsx')).RecoveryCodesDialog,
);

/**
 * Sets up an authenticator app: a code is verified before sign-in requires one. New recovery codes are shown. This ends
 * every session, and the user reauthenticates over the page.
 */
export function AuthenticatorDialog({ email, onCodes, onDone, onClose }: AuthenticatorDialogProps) {
  const formId = useId();
  const session = useSession();
  const { stepUp } = useAuthenticatedContext();
  const isStepUpPending = useSyncExternalStore(stepUp.subscribe, stepUp.isPending);
  const setUp = useMutation(setUpMfaMutation);
  const confirm = useMutation(confirmMfaMutation);
  const [secret, setSecret] = useState<string>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  // A request can find out about the end of the session while the codes are shown.
  const isRenewed = useRef(false);
  useAfterSignIn(() => {
    isRenewed.current = recoveryCodes !== undefined;
  });
  const finish = () => {
    if (!isRenewed.current) session.end('signedOutEverywhere');
    onDone();
  };

  const begin = async () => {
    const result = await setUp.run({});
    if (result.kind === 'failed' && isNotProved(result.error)) onClose();
    if (result.kind !== 'failed') setSecret(result.data.setUpMfa.secret ?? undefined);
  };
  const first = useRef(begin);
  useEffect(() => {
    void first.current();
    RecoveryCodesDialog.preload();
  }, []);

  const state = useCode(async (code): Promise<CodeRefusal | undefined> => {
    const result = await confirm.run({ code });
    if (result.kind === 'failed') return refusalOf(result.error);
    // The codes were in an earlier response that was lost; MFA is on.
    const isDone = result.kind === 'done' || result.userErrors.some(({ code: error }) => error === 'SECRET_GONE');
    if (!isDone) return messages.invalidCode;
    const codes = result.kind === 'done' ? result.data.confirmMfa.recoveryCodes : null;
    if (codes) {
      onCodes?.();
      setRecoveryCodes(codes);
    } else finish();
    return undefined;
  });

  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} email={email} onDone={finish} />;
  // One modal at a time: the step-up comes first.
  if (isStepUpPending) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={state.isPending}
      size="lg"
      title={messages.title}
      description={messages.text}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={state.isPending}
            isDisabled={secret === undefined || state.isBlocked}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      {secret === undefined ? (
        <MissingSecret error={setUp.error} onRetry={() => void begin()} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit();
          }}
        >
          <SoftwareTokenFields secret={secret} account={email} state={state} />
        </form>
      )}
    </Dialog>
  );
}

function MissingSecret({ error, onRetry }: { error: DataError | undefined; onRetry: () => void }) {
  if (error)
    return (
      <ErrorState title={messages.notLoaded} onRetry={onRetry}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <div className={styles.secretContainer}>
      <output className={styles.hidden}>{myAccountMessages.mfa.loading}</output>
      <Skeleton shape="block" width={188} height={188} />
      <Skeleton shape="block" height={188} />
    </div>
  );
}
