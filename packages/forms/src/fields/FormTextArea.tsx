'use client';

import { TextArea, type TextAreaProps } from '@edge-console/ui/text-area';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormTextAreaProps<Fields extends object> = FieldProps<TextAreaProps, Fields, string>;

/** A multiline text field, with a counter if there is a `characterLimit`. */
export function FormTextArea<Fields extends object>({ form, name, ...rest }: FormTextAreaProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <TextArea {...rest} {...bound} name={name} value={value ?? ''} />
    </FormField>
  );
}
