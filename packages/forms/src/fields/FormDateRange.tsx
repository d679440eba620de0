'use client';

import { DateRange, type DateRangeProps, type DateRangeValue } from '@edge-console/ui/date-range';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormDateRangeProps<Fields extends object> = BoundProps<DateRangeProps, Fields, DateRangeValue>;

/** A span of time of a form; `null` for any time. */
export function FormDateRange<Fields extends object>({ form, name, ...rest }: FormDateRangeProps<Fields>) {
  const { value, ...bound } = useBound<Fields, DateRangeValue>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <DateRange {...rest} {...bound} value={value ?? null} />
    </BoundField>
  );
}
