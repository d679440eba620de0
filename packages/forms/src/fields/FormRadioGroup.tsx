'use client';

import { RadioGroup, type RadioGroupProps } from '@edge-console/ui/radio-group';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useChoiceLabels } from './choiceLabels.ts';
import { useBound } from './useBound.tsx';

export type FormRadioGroupProps<Fields extends object> = BoundProps<RadioGroupProps<string>, Fields, string>;

/** One of a few things of a form, all in view; `''` or nothing while none is chosen. */
export function FormRadioGroup<Fields extends object>({ form, name, ...rest }: FormRadioGroupProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label} describe={useChoiceLabels(rest.items)}>
      <RadioGroup {...rest} {...bound} name={name} value={value || null} />
    </BoundField>
  );
}
