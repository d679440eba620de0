'use client';

import { OtpField, type OtpFieldProps } from '@edge-console/ui/otp-field';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormOtpFieldProps<Fields extends object> = BoundProps<OtpFieldProps, Fields, string>;

/** A one-time code of a form: `onComplete={() => void form.submit()}` sends it with its last digit. */
export function FormOtpField<Fields extends object>({ form, name, ...rest }: FormOtpFieldProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <OtpField {...rest} {...bound} name={name} value={value ?? ''} />
    </BoundField>
  );
}
