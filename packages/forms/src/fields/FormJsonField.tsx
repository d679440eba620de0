'use client';

import { JsonEditor, type JsonEditorProps } from '@edge-console/ui/json-editor';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormJsonFieldProps<Fields extends object> = BoundProps<JsonEditorProps, Fields, string>;

/** JSON of a form, as the text that it is while it is worked on; what is no JSON is for the schema to refuse. */
export function FormJsonField<Fields extends object>({ form, name, ...rest }: FormJsonFieldProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <JsonEditor {...rest} {...bound} value={value ?? ''} />
    </BoundField>
  );
}
