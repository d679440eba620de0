'use client';

import { Switch, type SwitchProps } from '@edge-console/ui/switch';
import { BoundField } from '../react/BoundField.tsx';
import { useFieldValue } from '../react/useFormState.ts';
import type { FormFields } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';

export interface FormSwitchProps<Input extends object> extends Omit<SwitchProps, 'name' | 'isSelected' | 'onChange'> {
  form: FormFields<Input>;
  name: NameOf<Input, boolean>;
}

/** A yes or no of a form. */
export function FormSwitch<Input extends object>({ form, name, ...rest }: FormSwitchProps<Input>) {
  const value = useFieldValue(form, name);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <Switch
        {...rest}
        name={name}
        isSelected={value === true}
        // NameOf admits only fields whose values are yes or no.
        onChange={(isSelected) => form.change(name, isSelected as Input[typeof name])}
      />
    </BoundField>
  );
}
