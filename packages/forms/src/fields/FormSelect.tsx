'use client';

import { choicesOf, Select, type SelectProps } from '@edge-console/ui/select';
import { BoundField } from '../react/BoundField.tsx';
import type { FormFields } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';
import { useBoundText, type Bound } from './useBoundText.ts';

export interface FormSelectProps<Input extends object, Id extends string> extends Omit<SelectProps<Id>, Bound> {
  form: FormFields<Input>;
  name: NameOf<Input, string>;
}

/** One of many values of a form. */
export function FormSelect<Input extends object, Id extends string>({
  form,
  name,
  ...rest
}: FormSelectProps<Input, Id>) {
  const { value, onChange, ...bound } = useBoundText(form, name, rest.isRequired);
  const chosen = choicesOf(rest.items).find((item) => item.id === value)?.id ?? null;
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <Select {...rest} {...bound} value={chosen} onChange={onChange} />
    </BoundField>
  );
}
