'use client';

import { DatePicker, type DatePickerProps } from '@edge-console/ui/date-picker';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormDatePickerProps<Fields extends object> = FieldProps<DatePickerProps, Fields, string>;

/** A typed or picked date as `YYYY-MM-DD`; invalid text is kept for the rule to reject. */
export function FormDatePicker<Fields extends object>({ form, name, ...rest }: FormDatePickerProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <DatePicker {...rest} {...bound} name={name} value={value || null} allowsInvalidText />
    </FormField>
  );
}
