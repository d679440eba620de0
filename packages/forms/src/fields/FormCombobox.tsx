'use client';

import { Combobox, type ComboboxProps } from '@edge-console/ui/combobox';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useChoiceLabels } from './choiceLabels.ts';
import { useBound } from './useBound.tsx';

export type FormComboboxProps<Fields extends object> = BoundProps<ComboboxProps<string>, Fields, string>;

/** One of many values of a form, found by typing; `null` once it is emptied. */
export function FormCombobox<Fields extends object>({ form, name, ...rest }: FormComboboxProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label} describe={useChoiceLabels(rest.items)}>
      <Combobox {...rest} {...bound} name={name} value={value || null} />
    </BoundField>
  );
}
