import {
  FormElement,
  FormErrorSummary,
  FormNewPassword,
  FormPasswordField,
  RequiredLegend,
  useForm,
  useFormStatus,
  type SubmitResult,
} from '@edge-console/forms';
import { changePasswordRuleFor } from '@edge-console/domain';
import { Button } from '@edge-console/ui/button';
import { Checkbox } from '@edge-console/ui/checkbox';
import { Dialog } from '@edge-console/ui/dialog';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useId, useState } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useMutation } from '../../api/useMutation.ts';
import type { Refusal, Refused } from '../../auth/identity/refusal.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import * as styles from './MyAccount.css.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useRefusal } from './useRefusal.ts';
import { useSecurity } from './useSecurity.ts';
import { revokeOtherSessionsMutation } from './SessionsCard.tsx';

const messages = myAccountMessages.password;

const fieldOf: Partial<Record<Refusal, 'currentPassword' | 'password'>> = {
  wrongCurrentPassword: 'currentPassword',
  samePassword: 'password',
  passwordPolicy: 'password',
  commonPassword: 'password',
};

function resultOf(refusal: Refused): SubmitResult {
  const field = fieldOf[refusal.reason];
  const message = refusalText(refusal);
  return field
    ? { kind: 'refused', errors: [{ code: refusal.reason, field: [field], message }] }
    : { kind: 'failed', message };
}

export type ChangePasswordDialogProps = { email: string; onClose: () => void };

/** The current password, and a new one typed twice. Values exist only while the dialog is mounted. */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const { passwordFormat } = useConfiguration();
  const { show } = useSnackbar();
  const security = useSecurity();
  const refusalState = useRefusal();
  const [signsOutOthers, setSignsOutOthers] = useState(true);
  const signOutOthers = useMutation(revokeOtherSessionsMutation);
  const session = useSession();
  const [schema] = useState(() => changePasswordRuleFor(passwordFormat));

  const form = useForm({
    schema,
    initialValues: { currentPassword: '', password: '', rePassword: '' },
    onSubmit: async ({ currentPassword, password }): Promise<SubmitResult | void> => {
      refusalState.report(undefined);
      const outcome = await security((part) => part.changePassword(currentPassword, password));
      if (outcome.kind === 'done') return;
      if (outcome.retryAfterSeconds === undefined) return resultOf(outcome);
      refusalState.report(outcome);
      return { kind: 'refused', errors: [] };
    },
    onSaved: ({ password }) => void finish(password),
  });
  const status = useFormStatus(form);
  // Closing is a navigation, so the leave guard applies.
  useLeaveGuard(status);

  /** All sessions end together; this one signs in again with the new password, or requires a code. */
  const continueSession = async (password: string) => {
    const outcome = await session.signIn(email, password);
    if (outcome.kind !== 'signedIn') session.end('signedOutEverywhere');
  };

  const finish = async (password: string) => {
    onClose();
    const others = signsOutOthers ? await signOutOthers.run({}) : null;
    if (others?.kind === 'done') await continueSession(password);
    show(
      others === null || others.kind === 'done'
        ? { kind: 'success', message: messages.done }
        : { kind: 'error', message: messages.othersNotSignedOut },
    );
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={status.isSaving}
      size="md"
      title={messages.title}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={status.isSaving}
            isDisabled={refusalState.isBlocked}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      <FormElement form={form} id={formId} className={styles.form}>
        {refusalState.refusal && (
          <RefusalNotice refusal={refusalState.refusal} secondsLeft={refusalState.secondsLeft} />
        )}
        <FormErrorSummary form={form} />
        <RequiredLegend />
        {/* The username field for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField form={form} name="currentPassword" label={messages.current} />
        <FormNewPassword form={form} name="password" label={messages.chosen} policy={passwordFormat} />
        <FormPasswordField form={form} name="rePassword" label={messages.retype} autoComplete="new-password" />
        <Checkbox
          label={messages.signOutOthers}
          description={messages.signOutOthersHint}
          isSelected={signsOutOthers}
          onChange={setSignsOutOthers}
        />
      </FormElement>
    </Dialog>
  );
}
