'use client';

import { CheckboxGroup, type CheckboxGroupProps } from '@edge-console/ui/checkbox';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormCheckboxGroupProps<Fields extends object> = FieldProps<
  CheckboxGroupProps<string>,
  Fields,
  readonly string[]
>;

/** A multiple-choice form field for a few visible options; its value is a list of IDs. */
export function FormCheckboxGroup<Fields extends object>({ form, name, ...rest }: FormCheckboxGroupProps<Fields>) {
  const { value, ...bound } = useField<Fields, readonly string[]>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <CheckboxGroup {...rest} {...bound} name={name} value={value ?? []} />
    </FormField>
  );
}
