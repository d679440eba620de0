'use client';

import { PasswordField, type PasswordFieldProps } from '@edge-console/ui/password-field';
import { useFieldError } from '../react/useFormState.ts';
import type { FieldProps } from './fieldProps.ts';
import { useTextField } from './useTextField.tsx';

export type FormPasswordFieldProps<Fields extends object> = FieldProps<PasswordFieldProps, Fields, string>;

/** A current password. For a new one, use `FormNewPassword`. */
export function FormPasswordField<Fields extends object>({ form, name, ...rest }: FormPasswordFieldProps<Fields>) {
  const { suffix: _noPlace, ...bound } = useTextField({ form, name }, rest);
  const error = useFieldError(form, name);
  return <PasswordField {...rest} {...bound} errorMessage={error?.message} />;
}
