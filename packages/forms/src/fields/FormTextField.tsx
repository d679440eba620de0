'use client';

import { TextField, type TextFieldProps } from '@edge-console/ui/text-field';
import { useMemo } from 'react';
import type { FormFields } from '../state/form.ts';
import type { FieldProps } from './fieldProps.ts';
import { useTextField } from './useTextField.tsx';

export type FormTextFieldProps<Fields extends object> = FieldProps<Omit<TextFieldProps, 'errorSource'>, Fields, string>;

/** The error of a field for a control that subscribes to it itself, so that nothing else renders. */
function useErrorSource<Fields extends object>(form: FormFields<Fields>, name: keyof Fields & string) {
  return useMemo(
    () => ({
      subscribe: (listener: () => void) => form.subscribe(name, listener),
      read: () => form.error(name)?.message,
    }),
    [form, name],
  );
}

/** One line of text of a form. The control holds the text, and an error is written: a keystroke renders nothing. */
export function FormTextField<Fields extends object>({ form, name, ...rest }: FormTextFieldProps<Fields>) {
  const bound = useTextField({ form, name }, rest);
  return <TextField {...rest} {...bound} errorSource={useErrorSource(form, name)} />;
}
