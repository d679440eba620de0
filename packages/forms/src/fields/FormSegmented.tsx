'use client';

import { Segmented, type SegmentedProps } from '@edge-console/ui/segmented';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useFormatChoices } from './formatChoices.ts';
import { useField } from './useField.tsx';

export type FormSegmentedProps<Fields extends object> = FieldProps<SegmentedProps<string>, Fields, string>;

/** A single choice from a few visible values, always with a selection and a visible label. */
export function FormSegmented<Fields extends object>({ form, name, ...rest }: FormSegmentedProps<Fields>) {
  const { value, onChange, errorMessage } = useField<Fields, string>({ form, name });
  const bound = { value: value ?? '', onChange, errorMessage };
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={useFormatChoices(rest.items)}>
      <Segmented isLabelHidden={false} {...rest} {...bound} />
    </FormField>
  );
}
