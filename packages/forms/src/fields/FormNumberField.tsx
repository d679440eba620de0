'use client';

import { NumberField, type NumberFieldProps } from '@edge-console/ui/number-field';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormNumberFieldProps<Fields extends object> = FieldProps<NumberFieldProps, Fields, number>;

/** A number; `null` while empty, `NaN` for invalid text, which the rule rejects. */
export function FormNumberField<Fields extends object>({ form, name, ...rest }: FormNumberFieldProps<Fields>) {
  const { value, ...bound } = useField<Fields, number>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <NumberField {...rest} {...bound} name={name} value={value ?? null} allowsInvalidText />
    </FormField>
  );
}
