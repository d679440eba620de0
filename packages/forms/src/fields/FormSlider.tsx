'use client';

import { Slider, type SliderProps } from '@edge-console/ui/slider';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormSliderProps<Fields extends object> = BoundProps<SliderProps, Fields, number>;

/** A rough value of a form; where there is none yet, the thumb stands at the lower end. */
export function FormSlider<Fields extends object>({ form, name, ...rest }: FormSliderProps<Fields>) {
  const { value, onChange, errorMessage } = useBound<Fields, number>({ form, name });
  const bound = { name, value: value ?? rest.minValue ?? 0, onChange, errorMessage };
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <Slider {...rest} {...bound} />
    </BoundField>
  );
}
