'use client';

import { DateField, type DateFieldProps } from '@edge-console/ui/date-field';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormDateFieldProps<Fields extends object> = FieldProps<DateFieldProps, Fields, string>;

/** A typed date as `YYYY-MM-DD`; invalid text is kept for the rule to reject. */
export function FormDateField<Fields extends object>({ form, name, ...rest }: FormDateFieldProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <DateField {...rest} {...bound} name={name} value={value || null} allowsInvalidText />
    </FormField>
  );
}
