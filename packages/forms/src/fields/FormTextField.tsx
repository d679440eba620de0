'use client';

import { TextField, type TextFieldProps } from '@edge-console/ui/text-field';
import type { BoundProps } from './fieldNames.ts';
import { useBoundText } from './useBoundText.tsx';
import { useErrorSource } from './useErrorSource.ts';

export type FormTextFieldProps<Fields extends object> = BoundProps<Omit<TextFieldProps, 'errorSource'>, Fields, string>;

/** One line of text of a form. The control holds the text, and an error is written: a keystroke renders nothing. */
export function FormTextField<Fields extends object>({ form, name, ...rest }: FormTextFieldProps<Fields>) {
  const bound = useBoundText({ form, name }, rest);
  return <TextField {...rest} {...bound} errorSource={useErrorSource(form, name)} />;
}
