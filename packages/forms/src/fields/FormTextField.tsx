'use client';

import { TextField, type TextFieldProps } from '@edge-console/ui/text-field';
import { useMemo } from 'react';
import type { FormFields } from '../state/form.ts';
import type { FieldProps } from './fieldProps.ts';
import { useTextField } from './useTextField.tsx';

export type FormTextFieldProps<Fields extends object> = FieldProps<Omit<TextFieldProps, 'errorSource'>, Fields, string>;

/** The field's error as a store, for a control that subscribes itself, so that nothing else re-renders. */
function useErrorSource<Fields extends object>(form: FormFields<Fields>, name: keyof Fields & string) {
  return useMemo(
    () => ({
      subscribe: (listener: () => void) => form.subscribe(name, listener),
      read: () => form.error(name)?.message,
    }),
    [form, name],
  );
}

/**
 * A single-line text field. The control stores the text and errors are written to the DOM: a keystroke re-renders
 * nothing.
 */
export function FormTextField<Fields extends object>({ form, name, ...rest }: FormTextFieldProps<Fields>) {
  const bound = useTextField({ form, name }, rest);
  return <TextField {...rest} {...bound} errorSource={useErrorSource(form, name)} />;
}
