'use client';

import { RangeSlider, type RangeSliderProps } from '@edge-console/ui/slider';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

type Range = readonly [number, number];

export type FormRangeSliderProps<Fields extends object> = BoundProps<RangeSliderProps, Fields, Range>;

/** A range of a form, the lower end first; where there is none yet, it is all of the line. */
export function FormRangeSlider<Fields extends object>({ form, name, ...rest }: FormRangeSliderProps<Fields>) {
  const { value, onChange, errorMessage } = useBound<Fields, Range>({ form, name });
  const whole: Range = [rest.minValue ?? 0, rest.maxValue ?? 100];
  const bound = { name, value: value ?? whole, onChange, errorMessage };
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <RangeSlider {...rest} {...bound} />
    </BoundField>
  );
}
