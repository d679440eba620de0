'use client';

import { RadioGroup, type RadioGroupProps } from '@edge-console/ui/radio-group';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormRadioGroupProps<Fields extends object> = FieldProps<RadioGroupProps<string>, Fields, string>;

/** One of a few things of a form, all in view; `''` or nothing while none is chosen. */
export function FormRadioGroup<Fields extends object>({ form, name, ...rest }: FormRadioGroupProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <RadioGroup {...rest} {...bound} name={name} value={value || null} />
    </FormField>
  );
}
