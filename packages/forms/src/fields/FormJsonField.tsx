'use client';

import { JsonEditor, type JsonEditorProps } from '@edge-console/ui/json-editor';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormJsonFieldProps<Fields extends object> = FieldProps<JsonEditorProps, Fields, string>;

/** JSON as text while it is edited; the schema rejects invalid JSON. */
export function FormJsonField<Fields extends object>({ form, name, ...rest }: FormJsonFieldProps<Fields>) {
  const { value, ...bound } = useField<Fields, string>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label}>
      <JsonEditor {...rest} {...bound} value={value ?? ''} />
    </FormField>
  );
}
