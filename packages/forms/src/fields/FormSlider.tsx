'use client';

import { Slider, type SliderProps } from '@edge-console/ui/slider';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormSliderProps<Fields extends object> = FieldProps<SliderProps, Fields, number>;

/** An approximate number; without a value, the thumb is at the minimum. */
export function FormSlider<Fields extends object>({ form, name, ...rest }: FormSliderProps<Fields>) {
  const { value, onChange, errorMessage } = useField<Fields, number>({ form, name });
  const bound = { name, value: value ?? rest.minValue ?? 0, onChange, errorMessage };
  return (
    <FormField form={form} name={name} label={rest.label}>
      <Slider {...rest} {...bound} />
    </FormField>
  );
}
