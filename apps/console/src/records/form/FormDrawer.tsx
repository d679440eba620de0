import { type Form, FormElement, type FormSchema, SubmitButton } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Drawer, type DrawerProps } from '@edge-console/ui/drawer';
import { type ReactNode, useId } from 'react';
import type * as v from 'valibot';
import { formDrawerMessages } from './messages.ts';
import * as styles from './FormDrawer.css.ts';
import { FormNotices } from './FormNotices.tsx';
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts';

export type FormDrawerProps<Schema extends FormSchema, Result, Variables> = RecordFormOptions<
  Schema,
  Result,
  Variables
> & {
  title: string;
  description?: string;
  submitLabel: string;
  size?: DrawerProps['size'];
  /** Whether the owner closes it after saving, or shows a next step. @default false */
  staysOpen?: boolean;
  onClose: () => void;
  children: (form: Form<v.InferInput<Schema>>) => ReactNode;
};

/** A form in a drawer that creates or changes an object. */
export function FormDrawer<const Schema extends FormSchema, Result, Variables>({
  title,
  description,
  submitLabel,
  size = 'form',
  staysOpen = false,
  onClose,
  children,
  ...options
}: FormDrawerProps<Schema, Result, Variables>) {
  const formId = useId();
  const objectForm = useRecordForm<Schema, Result, Variables>({
    ...options,
    onSaved: (result) => {
      options.onSaved(result);
      if (!staysOpen) onClose();
    },
  });
  const { form, waitReason } = objectForm;

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      size={size}
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
        <FormNotices {...objectForm} />
        {children(form)}
      </FormElement>
    </Drawer>
  );
}
