'use client';

import { MultiSelect, type MultiSelectProps } from '@edge-console/ui/multi-select';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useChoiceLabels } from './choiceLabels.ts';
import { useBound } from './useBound.tsx';

export type FormMultiSelectProps<Fields extends object> = BoundProps<
  MultiSelectProps<string>,
  Fields,
  readonly string[]
>;

/** Several of many values of a form, as a list of their ids. */
export function FormMultiSelect<Fields extends object>({ form, name, ...rest }: FormMultiSelectProps<Fields>) {
  const { value, ...bound } = useBound<Fields, readonly string[]>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label} describe={useChoiceLabels(rest.items)}>
      <MultiSelect {...rest} {...bound} name={name} value={value ?? []} />
    </BoundField>
  );
}
