'use client';

import { RangeSlider, type RangeSliderProps } from '@edge-console/ui/slider';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

type Range = readonly [number, number];

export type FormRangeSliderProps<Fields extends object> = FieldProps<RangeSliderProps, Fields, Range>;

/** A range, lower end first; without a value, the whole track. */
export function FormRangeSlider<Fields extends object>({ form, name, ...rest }: FormRangeSliderProps<Fields>) {
  const { value, onChange, errorMessage } = useField<Fields, Range>({ form, name });
  const fullRange: Range = [rest.minValue ?? 0, rest.maxValue ?? 100];
  const bound = { name, value: value ?? fullRange, onChange, errorMessage };
  return (
    <FormField form={form} name={name} label={rest.label}>
      <RangeSlider {...rest} {...bound} />
    </FormField>
  );
}
