import {
  FormElement,
  FormErrorSummary,
  FormTextField,
  RequiredLegend,
  useForm,
  useFormStatus,
} from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { Notice } from '@edge-console/ui/notice';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { useFreeEmail } from '../../records/account/useFreeEmail.ts';
import { submitResultOf } from '../../api/submitResult.ts';
import { useMutation } from '../../api/useMutation.ts';
import { changeEmailMessages as messages } from './changeEmailMessages.ts';
import { errorText } from '../../api/errorText.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useWaitReason } from '../../records/feedback/useRetryWait.ts';
import { CodeField } from '../../auth/software-token/CodeField.tsx';
import { useCode } from '../../auth/software-token/useCode.ts';
import * as styles from './MyAccount.css.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const requestEmailChangeMutation = graphql(
  `
    mutation RequestEmailChange($email: String!) {
      requestEmailChange(email: $email) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const confirmEmailChangeMutation = graphql(
  `
    mutation ConfirmEmailChange($code: String!) {
      confirmEmailChange(code: $code) {
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export type ChangeEmailDialogProps = { onDone: (address: string) => void; onClose: () => void };

/** Enters the new address, then the code emailed to it. */
export function ChangeEmailDialog({ onDone, onClose }: ChangeEmailDialogProps) {
  const formId = useId();
  const [step, setStep] = useState<'address' | 'code'>('address');
  const [address, setAddress] = useState('');
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const email = useFreeEmail(useViewer().user?.email);
  const [schema] = useState(() => v.objectAsync({ email }));
  const request = useMutation(requestEmailChangeMutation);
  const confirm = useMutation(confirmEmailChangeMutation);
  const waitReason = useWaitReason(request.error);

  const form = useForm({
    schema,
    initialValues: { email: address },
    onSubmit: async (values, { signal }) => submitResultOf(await request.run(values, signal)),
    onSaved: ({ email }) => {
      setAddress(email);
      setNotice(undefined);
      code.change('');
      setStep('code');
    },
  });
  const { isSaving, ...status } = useFormStatus(form);
  useLeaveGuard({ ...status, isSaving });

  const code = useCode(async (entered) => {
    const result = await confirm.run({ code: entered });
    if (result.kind === 'failed') return errorText(result.error);
    if (result.kind === 'refused') return result.userErrors[0]?.message ?? '';
    onDone(address);
    return undefined;
  });

  const sendAgain = async () => {
    const result = await request.run({ email: address });
    if (result.kind === 'done') return setNotice({ tone: 'success', text: messages.sentAgain });
    const text = result.kind === 'failed' ? errorText(result.error) : result.userErrors[0]?.message;
    setNotice({ tone: 'danger', text: text ?? '' });
  };

  const isPending = isSaving || code.isPending;
  const isAddress = step === 'address';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      size="md"
      title={messages.title}
      description={isAddress ? messages.text : messages.sentTo(address)}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            {...(isAddress && waitReason !== undefined && { disabledReason: waitReason })}
          >
            {isAddress ? messages.send : messages.confirm}
          </Button>
        </>
      }
    >
      {isAddress ? (
        <FormElement form={form} id={formId} className={styles.form}>
          <FormErrorSummary form={form} />
          <RequiredLegend />
          <FormTextField
            form={form}
            name="email"
            label={messages.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </FormElement>
      ) : (
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void code.submit();
          }}
        >
          {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input */}
          <CodeField label={messages.code} state={code} autoFocus />
          <div className={styles.textColumn}>
            <Button
              size="sm"
              isPending={request.isRunning}
              {...(waitReason !== undefined && { disabledReason: waitReason })}
              onPress={() => void sendAgain()}
            >
              {messages.again}
            </Button>
            <Button size="sm" variant="ghost" onPress={() => setStep('address')}>
              {messages.otherAddress}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
