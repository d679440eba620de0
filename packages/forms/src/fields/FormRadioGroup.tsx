'use client';

import { RadioGroup, type RadioGroupProps } from '@edge-console/ui/radio-group';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormRadioGroupProps<Fields extends object> = FieldProps<RadioGroupProps<string>, Fields, string>;

/** A single choice from a few visible options; `''` or nothing while none is selected. */
export function FormRadioGroup<Fields extends object>({ form, name, ...rest }: FormRadioGroupProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <RadioGroup {...rest} {...bound} name={name} value={value || null} />
    </FormField>
  );
}
