import {
  DraftNotice,
  type Form,
  FormElement,
  FormErrorSummary,
  type FormSchema,
  SubmitButton,
  useDraft,
  useForm,
  useFormStatus,
} from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { type ReactNode, useId } from 'react';
import type * as v from 'valibot';
import type { Document, Given } from '../data/graphql.ts';
import { submitResultOf } from '../data/submitResult.ts';
import { useMutation } from '../data/useMutation.ts';
import { formDrawerMessages } from '../messages/formDrawer.ts';
import { useWaitReason } from '../screens/failure/useRetryWait.ts';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import * as styles from './FormDrawer.css.ts';

type Input<Schema extends FormSchema> = v.InferInput<Schema>;
type Output<Schema extends FormSchema> = v.InferOutput<Schema>;

export type FormDrawerProps<Schema extends FormSchema, Result, Variables> = {
  title: string;
  description?: string;
  /** Label of the submit button: "Send invitation". */
  submitLabel: string;
  schema: Schema;
  initialValues: Input<Schema>;
  /** Key of the form's draft: "edit-user:42". */
  draftKey: string;
  mutation: Document<Result, Variables>;
  /** `overwriteVersion`: after a conflict, the stored version that the person chose to overwrite. */
  variables: (values: Output<Schema>, overwriteVersion: number | undefined) => Given<Variables>;
  /** Snackbar after saving. */
  done: (values: Output<Schema>) => string;
  onSaved: () => void;
  onClose: () => void;
  /** Maps the stored values of a conflict to the form's, to show the difference. */
  conflictValues?: ((current: unknown) => Input<Schema> | undefined) | undefined;
  /** After a conflict: reads the stored values, which replace the input; nothing where that failed. */
  onReload?: (() => Promise<Input<Schema> | undefined>) | undefined;
  /** The fields. */
  children: (form: Form<Input<Schema>>) => ReactNode;
};

/**
 * A form in a drawer, to create an object or to change one. Unsaved input is kept as a draft, guarded when somebody leaves,
 * and survives a conflict: reload, overwrite, or see the difference first.
 */
export function FormDrawer<const Schema extends FormSchema, Result, Variables>({
  title,
  description,
  submitLabel,
  schema,
  initialValues,
  draftKey,
  mutation,
  variables,
  done,
  onSaved,
  onClose,
  conflictValues,
  onReload,
  children,
}: FormDrawerProps<Schema, Result, Variables>) {
  const formId = useId();
  const { user } = useViewer();
  const { show } = useSnackbar();
  const save = useMutation(mutation);
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async (values, { signal, overwriteVersion }) =>
      submitResultOf(await save.run(variables(values, overwriteVersion), signal), conflictValues),
    onSaved: (values) => {
      onSaved();
      show({ kind: 'success', message: done(values) });
      onClose();
    },
  });
  const waitReason = useWaitReason(save.error);
  const draft = useDraft(form, `${user?.id ?? ''}:${draftKey}`);
  useLeaveGuard({ ...useFormStatus(form), onLeave: draft.forget });
  const reload = async () => {
    const stored = await onReload?.();
    if (stored) form.reset(stored);
  };

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onPress={onClose}>{formDrawerMessages.cancel}</Button>
          <SubmitButton form={form} formId={formId} disabledReason={waitReason}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <FormElement form={form} id={formId} className={styles.form}>
        <DraftNotice draft={draft} />
        <FormErrorSummary form={form} {...(onReload && { onReload: () => void reload() })} />
        {children(form)}
      </FormElement>
    </Drawer>
  );
}
