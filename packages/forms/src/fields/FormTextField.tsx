'use client';

import { TextField, type TextFieldProps } from '@edge-console/ui/text-field';
import { BoundField } from '../react/BoundField.tsx';
import type { FormFields } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';
import { useFieldError } from '../react/useFormState.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import type { Bound } from './useBoundText.ts';

export interface FormTextFieldProps<Input extends object> extends Omit<TextFieldProps, Bound | 'defaultValue'> {
  form: FormFields<Input>;
  name: NameOf<Input, string>;
}

/** One line of text of a form. The control holds the text: a keystroke renders nothing unless the verdict flips. */
export function FormTextField<Input extends object>({ form, name, ...rest }: FormTextFieldProps<Input>) {
  const errorMessage = useFieldError(form, name)?.message;
  const { isRequired = isRequiredBySchema(form, name) } = rest;
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <TextField {...rest} {...form.textInput(name)} isRequired={isRequired} errorMessage={errorMessage} />
    </BoundField>
  );
}
