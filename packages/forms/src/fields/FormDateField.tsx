'use client';

import { DateField, type DateFieldProps } from '@edge-console/ui/date-field';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormDateFieldProps<Fields extends object> = BoundProps<DateFieldProps, Fields, string>;

/** A day of a form as `YYYY-MM-DD`, typed; what is no date stays as it was typed, for the rule to refuse. */
export function FormDateField<Fields extends object>({ form, name, ...rest }: FormDateFieldProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <DateField {...rest} {...bound} name={name} value={value || null} isTextKept />
    </BoundField>
  );
}
