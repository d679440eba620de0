'use client';

import { Checkbox, type CheckboxProps } from '@edge-console/ui/checkbox';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormCheckboxProps<Fields extends object> = FieldProps<CheckboxProps, Fields, boolean>;

/** A form field for consent. */
export function FormCheckbox<Fields extends object>({ form, name, ...rest }: FormCheckboxProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useField<Fields, boolean>({ form, name }, rest);
  const bound = { name, isSelected: value === true, onChange, errorMessage, isRequired };
  return (
    <FormField form={form} name={name} label={rest.label}>
      <Checkbox {...rest} {...bound} />
    </FormField>
  );
}
