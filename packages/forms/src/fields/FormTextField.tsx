'use client';

import { TextField, type TextFieldProps } from '@edge-console/ui/text-field';
import { BoundField } from '../react/BoundField.tsx';
import type { FormFields } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';
import { useBoundText, type Bound } from './useBoundText.ts';

export interface FormTextFieldProps<Input extends object> extends Omit<TextFieldProps, Bound> {
  form: FormFields<Input>;
  name: NameOf<Input, string>;
}

/** One line of text of a form. */
export function FormTextField<Input extends object>({ form, name, ...rest }: FormTextFieldProps<Input>) {
  const bound = useBoundText(form, name, rest.isRequired);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <TextField {...rest} {...bound} />
    </BoundField>
  );
}
