'use client';

import { Switch, type SwitchProps } from '@edge-console/ui/switch';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormSwitchProps<Fields extends object> = FieldProps<SwitchProps, Fields, boolean>;

/** An on/off field. */
export function FormSwitch<Fields extends object>({ form, name, ...rest }: FormSwitchProps<Fields>) {
  const { value, onChange, errorMessage } = useField<Fields, boolean>({ form, name });
  const bound = { name, isSelected: value === true, onChange, errorMessage };
  return (
    <FormField form={form} name={name} label={rest.label}>
      <Switch {...rest} {...bound} />
    </FormField>
  );
}
