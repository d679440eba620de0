'use client';

import { MultiSelect, type MultiSelectProps } from '@edge-console/ui/multi-select';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormMultiSelectProps<Fields extends object> = FieldProps<
  MultiSelectProps<string>,
  Fields,
  readonly string[]
>;

/** A multiple-choice form field with a list that opens; its value is a list of IDs. */
export function FormMultiSelect<Fields extends object>({ form, name, ...rest }: FormMultiSelectProps<Fields>) {
  const { value, ...bound } = useField<Fields, readonly string[]>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <MultiSelect {...rest} {...bound} name={name} value={value ?? []} />
    </FormField>
  );
}
