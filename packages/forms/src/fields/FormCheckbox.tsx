'use client';

import { Checkbox, type CheckboxProps } from '@edge-console/ui/checkbox';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormCheckboxProps<Fields extends object> = BoundProps<CheckboxProps, Fields, boolean>;

/** A consent of a form. */
export function FormCheckbox<Fields extends object>({ form, name, ...rest }: FormCheckboxProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useBound<Fields, boolean>({ form, name }, rest);
  const bound = { name, isSelected: value === true, onChange, errorMessage, isRequired };
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <Checkbox {...rest} {...bound} />
    </BoundField>
  );
}
