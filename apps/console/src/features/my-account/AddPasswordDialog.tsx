import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Notice } from '@edge-console/ui/notice';
import { useId, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { CodeField } from '../../auth/software-token/CodeField.tsx';
import { useCode } from '../../auth/software-token/useCode.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { useWaitReason } from '../../records/feedback/useRetryWait.ts';
import { addPasswordMessages as messages } from './addPasswordMessages.ts';
import * as styles from './MyAccount.css.ts';

const requestPasswordMutation = graphql(
  `
    mutation RequestPassword {
      requestPassword {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const addPasswordMutation = graphql(
  `
    mutation AddPassword($code: String!) {
      addPassword(code: $code) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

type AddPasswordDialogProps = {
  provider: string;
  email: string;
  /** Name of the account that requires MFA. */
  requiredBy: string | null;
  onClose: () => void;
};

/** Proves the address of a provider's user with an emailed code. Their sessions then end, and they choose a password. */
export function AddPasswordDialog({ provider, email, requiredBy, onClose }: AddPasswordDialogProps) {
  const formId = useId();
  const [step, setStep] = useState<'explanation' | 'code'>('explanation');
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const request = useMutation(requestPasswordMutation);
  const add = useMutation(addPasswordMutation);
  const waitReason = useWaitReason(request.error);

  const send = async () => {
    const result = await request.run({});
    if (result.kind !== 'done')
      return setNotice({ tone: 'danger', text: failureText(messages.failed, result, appMessages.genericError) });
    setNotice(step === 'code' ? { tone: 'success', text: messages.sentAgain } : undefined);
    setStep('code');
  };

  const code = useCode(async (entered) => {
    const result = await add.run({ code: entered });
    if (result.kind !== 'done') return failureText(messages.failed, result, appMessages.genericError);
    // A new document, because the session of this one is about to end, which would redirect to the sign-in page.
    location.assign(`/confirm-password/?email=${encodeURIComponent(email)}`);
    return undefined;
  });

  const isExplanation = step === 'explanation';
  const isPending = code.isPending || (isExplanation && request.isRunning);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      size="md"
      title={messages.title}
      description={isExplanation ? messages.text(email) : messages.sentTo(email)}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            {...(isExplanation && waitReason !== undefined && { disabledReason: waitReason })}
          >
            {isExplanation ? messages.send : messages.add}
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
          void (isExplanation ? send() : code.submit());
        }}
      >
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        {isExplanation ? (
          <>
            <p>{messages.next(provider)}</p>
            {requiredBy !== null && <p>{messages.mfa(requiredBy)}</p>}
          </>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input */}
            <CodeField label={messages.code} state={code} autoFocus />
            <div className={styles.textColumn}>
              <Button
                size="sm"
                isPending={request.isRunning}
                {...(waitReason !== undefined && { disabledReason: waitReason })}
                onPress={() => void send()}
              >
                {messages.again}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
}
