'use client';

import { OtpField, type OtpFieldProps } from '@edge-console/ui/otp-field';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormOtpFieldProps<Fields extends object> = FieldProps<OtpFieldProps, Fields, string>;

/** A one-time code: `onComplete={() => void form.submit()}` submits it with its last digit. */
export function FormOtpField<Fields extends object>({ form, name, ...rest }: FormOtpFieldProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <OtpField {...rest} {...bound} name={name} value={value ?? ''} />
    </FormField>
  );
}
