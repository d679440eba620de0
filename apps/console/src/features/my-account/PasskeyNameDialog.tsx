import {
  FormElement,
  FormErrorSummary,
  FormTextField,
  useForm,
  useFormStatus,
  type SubmitResult,
} from '@edge-console/forms';
import { singleLineText } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useId } from 'react';
import * as v from 'valibot';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import * as styles from './MyAccount.css.ts';
import { passkeyMessages as messages } from './passkeyMessages.ts';

const schema = v.object({ name: singleLineText(1, messages.maxLength) });

export type PasskeyNameDialogProps = {
  title: string;
  description?: string;
  initialName: string;
  submitLabel: string;
  onSubmit: (name: string, signal: AbortSignal) => Promise<SubmitResult>;
  onDone: (name: string) => void;
  onClose: () => void;
};

/** Edits the name of a new or an existing passkey. */
export function PasskeyNameDialog({
  title,
  description,
  initialName,
  submitLabel,
  onSubmit,
  onDone,
  onClose,
}: PasskeyNameDialogProps) {
  const formId = useId();
  const form = useForm({
    schema,
    initialValues: { name: initialName },
    onSubmit: ({ name }, { signal }) => onSubmit(name, signal),
    onSaved: ({ name }) => onDone(name),
  });
  const { isSaving, ...status } = useFormStatus(form);
  useLeaveGuard({ ...status, isSaving });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isSaving}
      size="md"
      title={title}
      {...(description && { description })}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormElement form={form} id={formId} className={styles.form}>
        <FormErrorSummary form={form} />
        <FormTextField
          form={form}
          name="name"
          label={messages.name}
          description={messages.nameHint}
          autoComplete="off"
        />
      </FormElement>
    </Dialog>
  );
}
