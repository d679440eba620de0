'use client';

import { DateRange, type DateRangeProps, type DateRangeValue } from '@edge-console/ui/date-range';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormDateRangeProps<Fields extends object> = FieldProps<DateRangeProps, Fields, DateRangeValue>;

/** A date range; `null` for any time. */
export function FormDateRange<Fields extends object>({ form, name, ...rest }: FormDateRangeProps<Fields>) {
  const { value, ...bound } = useField<Fields, DateRangeValue>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <DateRange {...rest} {...bound} value={value ?? null} />
    </FormField>
  );
}
