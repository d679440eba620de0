import {
  FormElement,
  FormErrorSummary,
  FormRadioGroup,
  FormTextArea,
  RequiredLegend,
  useForm,
  useFormStatus,
  useFieldValue,
} from '@edge-console/forms';
import { deactivateAccountRule, deactivationReasons, otherReasonExplained } from '@edge-console/domain';
import { failure, fieldRule, oneOf } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useId } from 'react';
import * as v from 'valibot';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { DataExport } from './ExportSection.tsx';
import { exportMessages } from './exportMessages.ts';
import { deactivationMessages as messages } from './deactivationMessages.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { ReferenceField } from '../../records/reference-field/ReferenceField.tsx';
import { loadSuccessors } from './loadSuccessors.ts';
import * as styles from './MyAccount.css.ts';

const successorChosen = <Entered extends { handover: string; successorId: string | null }>() =>
  fieldRule(
    ({ handover, successorId }: Entered) => handover !== 'successor' || Boolean(successorId),
    'successorId',
    failure('REQUIRED'),
  );

const schema = v.pipe(
  v.object({
    ...deactivateAccountRule.entries,
    handover: oneOf(['nobody', 'successor', 'whole']),
    successorId: v.nullable(v.string()),
  }),
  otherReasonExplained(),
  successorChosen(),
);

/** The form's values. `nobody`: there are other administrators. */
export type Leaving = v.InferOutput<typeof schema>;

export type DeactivateAccountFormProps = {
  initial: Leaving | undefined;
  /** The account whose last administrator leaves; null if there are others. */
  account: { id: string; name: string; isPlatform: boolean } | null;
  ownId: string;
  onDone: (given: Leaving) => void;
  onClose: () => void;
};

/** The reason for leaving, and what happens to an account without another administrator. */
export function DeactivateAccountForm({ initial, account, ownId, onDone, onClose }: DeactivateAccountFormProps) {
  const formId = useId();
  const { client } = useQueryClient();
  const form = useForm({
    schema,
    initialValues: initial ?? {
      // Empty until selected; the rule requires one.
      reason: '' as Leaving['reason'],
      comment: '',
      handover: account === null ? 'nobody' : 'successor',
      successorId: null,
    },
    onSubmit: () => Promise.resolve(),
    onSaved: onDone,
  });
  useLeaveGuard(useFormStatus(form));
  const handover = useFieldValue(form, 'handover');
  const handovers = (['successor', 'whole'] as const).filter((id) => id === 'successor' || !account?.isPlatform);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="md"
      title={messages.title}
      description={messages.text}
      footer={
        <>
          <Button onPress={onClose}>{myAccountMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.continue}
          </Button>
        </>
      }
    >
      <FormElement form={form} id={formId} className={styles.form}>
        <FormErrorSummary form={form} />
        <RequiredLegend />
        <FormRadioGroup
          form={form}
          name="reason"
          label={messages.reason}
          items={deactivationReasons.map((id) => ({ id, label: messages.reasons[id] }))}
        />
        <FormTextArea
          form={form}
          name="comment"
          label={messages.comment}
          description={messages.commentHint}
          characterLimit={450}
        />
        {account && (
          <FormRadioGroup
            form={form}
            name="handover"
            label={messages.handover(account.name)}
            items={handovers.map((id) => ({ id, ...messages.handovers[id] }))}
          />
        )}
        {account && handover === 'successor' && (
          <ReferenceField
            form={form}
            name="successorId"
            label={messages.successor}
            load={(text, signal) => loadSuccessors(client, { entityId: account.id, ownId }, text, signal)}
          />
        )}
      </FormElement>
      <section className={styles.keep}>
        <p className={styles.factorText}>{exportMessages.keep}</p>
        <DataExport />
      </section>
    </Dialog>
  );
}
