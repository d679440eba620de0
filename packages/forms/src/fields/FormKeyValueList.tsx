'use client';

import { FormField } from '../react/FormField.tsx';
import type { FormControl, FormFields } from '../state/form.ts';
import type { FieldNameByValue } from './fieldProps.ts';
import { KeyValueRows, type KeyValue, type KeyValueWords, type RowsOfForm } from './KeyValueRows.tsx';
import { useField } from './useField.tsx';

export type { KeyValue } from './KeyValueRows.tsx';

export interface FormKeyValueListProps<Fields extends object> extends KeyValueWords {
  form: FormControl & FormFields<Fields>;
  name: FieldNameByValue<Fields, readonly KeyValue[]>;
  /** Shows "*". @default derived from the schema */
  isRequired?: boolean | undefined;
  /** Whether the order matters: rows get buttons to move them, and Alt with an arrow key moves a row. @default false */
  isMovable?: boolean | undefined;
}

/** Rows of keys and values: headers, variables. Errors are shown at their row, or below all rows. */
export function FormKeyValueList<Fields extends object>({ form, name, ...rest }: FormKeyValueListProps<Fields>) {
  const { errorMessage, isRequired } = useField<Fields, readonly KeyValue[]>({ form, name }, rest);
  // FieldNameByValue admits only names of key-value lists.
  const rows = { form, name } as unknown as RowsOfForm;
  return (
    <FormField form={form} name={name} label={rest.label}>
      <KeyValueRows {...rest} {...rows} errorMessage={errorMessage} isRequired={isRequired} />
    </FormField>
  );
}
