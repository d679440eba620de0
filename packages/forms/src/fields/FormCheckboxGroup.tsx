'use client';

import { CheckboxGroup, type CheckboxGroupProps } from '@edge-console/ui/checkbox';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useChoiceLabels } from './choiceLabels.ts';
import { useBound } from './useBound.tsx';

export type FormCheckboxGroupProps<Fields extends object> = BoundProps<
  CheckboxGroupProps<string>,
  Fields,
  readonly string[]
>;

/** Some of a few things of a form, as a list of their ids. */
export function FormCheckboxGroup<Fields extends object>({ form, name, ...rest }: FormCheckboxGroupProps<Fields>) {
  const { value, ...bound } = useBound<Fields, readonly string[]>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label} describe={useChoiceLabels(rest.items)}>
      <CheckboxGroup {...rest} {...bound} name={name} value={value ?? []} />
    </BoundField>
  );
}
