'use client';

import { PasswordChecklist } from '@edge-console/ui/password-field';
import { vars } from '@edge-console/ui/theme';
import { useFieldValue } from '../react/useFormState.ts';
import { passwordRequirements, type PasswordPolicy } from '../rules/password.ts';
import type { FieldReference } from './fieldProps.ts';
import { FormPasswordField, type FormPasswordFieldProps } from './FormPasswordField.tsx';

export type FormNewPasswordProps<Fields extends object> = Omit<FormPasswordFieldProps<Fields>, 'autoComplete'> & {
  /** The user pool's policy, as in the field's rule. */
  policy?: PasswordPolicy | undefined;
};

/** A new password with a checklist of requirements. A keystroke re-renders only the list. */
export function FormNewPassword<Fields extends object>({ policy, ...rest }: FormNewPasswordProps<Fields>) {
  return (
    <div style={{ display: 'grid', gap: vars.space[2] }}>
      <FormPasswordField {...rest} autoComplete="new-password" />
      <Checklist form={rest.form} name={rest.name} policy={policy} />
    </div>
  );
}

type ChecklistProps<Fields extends object> = FieldReference<Fields, string> & { policy: PasswordPolicy | undefined };

function Checklist<Fields extends object>({ form, name, policy }: ChecklistProps<Fields>) {
  // FieldReference admits only text fields.
  const password = (useFieldValue(form, name) ?? '') as string;
  return <PasswordChecklist requirements={passwordRequirements(password, policy)} />;
}
