'use client';

import { PasswordField, type PasswordFieldProps } from '@edge-console/ui/password-field';
import { useFieldError } from '../react/useFormState.ts';
import type { BoundProps } from './fieldNames.ts';
import { useBoundText } from './useBoundText.tsx';

export type FormPasswordFieldProps<Fields extends object> = BoundProps<PasswordFieldProps, Fields, string>;

/** A password of a form that exists already. One that is chosen: `FormNewPassword`. */
export function FormPasswordField<Fields extends object>({ form, name, ...rest }: FormPasswordFieldProps<Fields>) {
  const { suffix: _noPlace, ...bound } = useBoundText({ form, name }, rest);
  const error = useFieldError(form, name);
  return <PasswordField {...rest} {...bound} errorMessage={error?.message} />;
}
