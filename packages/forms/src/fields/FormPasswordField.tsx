'use client';

import { PasswordField, type PasswordFieldProps } from '@edge-console/ui/password-field';
import { BoundField } from '../react/BoundField.tsx';
import type { FormFields } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';
import { useBoundText, type Bound } from './useBoundText.ts';

export interface FormPasswordFieldProps<Input extends object> extends Omit<PasswordFieldProps, Bound> {
  form: FormFields<Input>;
  name: NameOf<Input, string>;
}

/** A password of a form. */
export function FormPasswordField<Input extends object>({ form, name, ...rest }: FormPasswordFieldProps<Input>) {
  const bound = useBoundText(form, name, rest.isRequired);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <PasswordField {...rest} {...bound} />
    </BoundField>
  );
}
