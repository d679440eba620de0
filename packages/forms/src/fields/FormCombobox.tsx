'use client';

import { Combobox, type ComboboxProps } from '@edge-console/ui/combobox';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormComboboxProps<Fields extends object> = FieldProps<ComboboxProps<string>, Fields, string>;

/** A single-choice form field with type-ahead for many options; `null` when cleared. */
export function FormCombobox<Fields extends object>({ form, name, ...rest }: FormComboboxProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <Combobox {...rest} {...bound} name={name} value={value || null} />
    </FormField>
  );
}
