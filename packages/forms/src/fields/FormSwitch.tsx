'use client';

import { Switch, type SwitchProps } from '@edge-console/ui/switch';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormSwitchProps<Fields extends object> = BoundProps<SwitchProps, Fields, boolean>;

/** A yes or no of a form. */
export function FormSwitch<Fields extends object>({ form, name, ...rest }: FormSwitchProps<Fields>) {
  const { value, onChange, errorMessage } = useBound<Fields, boolean>({ form, name });
  const bound = { name, isSelected: value === true, onChange, errorMessage };
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <Switch {...rest} {...bound} />
    </BoundField>
  );
}
