'use client';

import { NumberField, type NumberFieldProps } from '@edge-console/ui/number-field';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormNumberFieldProps<Fields extends object> = BoundProps<NumberFieldProps, Fields, number>;

/** A number of a form; `null` while it is empty, `NaN` while it holds what is none, for the rule to refuse. */
export function FormNumberField<Fields extends object>({ form, name, ...rest }: FormNumberFieldProps<Fields>) {
  const { value, ...bound } = useBound<Fields, number>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <NumberField {...rest} {...bound} name={name} value={value ?? null} isTextKept />
    </BoundField>
  );
}
