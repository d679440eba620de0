import { vars } from '@edge-console/ui/theme';
import { useId } from 'react';
import { FormField, useField, type FieldReference } from '../index.ts';

type FormColorProps<Fields extends object> = FieldReference<Fields, string> & { label: string };

export function FormColor<Fields extends object>({ form, name, label }: FormColorProps<Fields>) {
  const { value, onChange, errorMessage } = useField<Fields, string>({ form, name });
  const id = useId();
  return (
    <FormField form={form} name={name} label={label}>
      <label htmlFor={id} style={{ display: 'block', marginBlockEnd: vars.space[1] }}>
        {label}
      </label>
      <input
        id={id}
        type="color"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} style={{ margin: 0, color: vars.tone.danger.fg }}>
        {errorMessage}
      </p>
    </FormField>
  );
}
