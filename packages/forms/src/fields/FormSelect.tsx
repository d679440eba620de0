'use client';

import { Select, type SelectProps } from '@edge-console/ui/select';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useChoiceLabels } from './choiceLabels.ts';
import { useBound } from './useBound.tsx';

export type FormSelectProps<Fields extends object> = BoundProps<SelectProps<string>, Fields, string>;

/** One of many values of a form; `''` or `null` while none is chosen. */
export function FormSelect<Fields extends object>({ form, name, ...rest }: FormSelectProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label} describe={useChoiceLabels(rest.items)}>
      <Select {...rest} {...bound} name={name} value={value || null} />
    </BoundField>
  );
}
