'use client';

import { DatePicker, type DatePickerProps } from '@edge-console/ui/date-picker';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormDatePickerProps<Fields extends object> = BoundProps<DatePickerProps, Fields, string>;

/** A day of a form as `YYYY-MM-DD`, typed or chosen; what is no date stays as it was typed, for the rule to refuse. */
export function FormDatePicker<Fields extends object>({ form, name, ...rest }: FormDatePickerProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <DatePicker {...rest} {...bound} name={name} value={value || null} isTextKept />
    </BoundField>
  );
}
