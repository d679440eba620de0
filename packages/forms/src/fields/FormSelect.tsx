'use client';

import { Select, type SelectProps } from '@edge-console/ui/select';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormSelectProps<Fields extends object> = FieldProps<SelectProps<string>, Fields, string>;

/** A single choice from a list that opens; `''` or `null` while none is selected. */
export function FormSelect<Fields extends object>({ form, name, ...rest }: FormSelectProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <Select {...rest} {...bound} name={name} value={value || null} />
    </FormField>
  );
}
