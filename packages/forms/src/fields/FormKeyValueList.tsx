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
  /** Shows "*". @default what the schema says */
  isRequired?: boolean | undefined;
  /** Whether the order means something: rows then have buttons to move them, and Alt with an arrow key does. @default false */
  isMovable?: boolean | undefined;
}

/** Rows of a key and a value: headers, variables. An error stands at its row; one about all of them below the rows. */
export function FormKeyValueList<Fields extends object>({ form, name, ...rest }: FormKeyValueListProps<Fields>) {
  const { errorMessage, isRequired } = useField<Fields, readonly KeyValue[]>({ form, name }, rest);
  // FieldNameByValue admits only names of lists of a key and a value.
  const rows = { form, name } as unknown as RowsOfForm;
  return (
    <FormField form={form} name={name} label={rest.label}>
      <KeyValueRows {...rest} {...rows} errorMessage={errorMessage} isRequired={isRequired} />
    </FormField>
  );
}
