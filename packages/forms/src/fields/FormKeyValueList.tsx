'use client';

import { BoundField } from '../react/BoundField.tsx';
import type { FormControl, FormFields } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';
import { KeyValueRows, type KeyValue, type KeyValueWords, type RowsOfForm } from './KeyValueRows.tsx';
import { useBound } from './useBound.tsx';

export type { KeyValue } from './KeyValueRows.tsx';

export interface FormKeyValueListProps<Fields extends object> extends KeyValueWords {
  form: FormControl & FormFields<Fields>;
  name: NameOf<Fields, readonly KeyValue[]>;
  /** Shows "*". @default what the schema says */
  isRequired?: boolean | undefined;
  /** Whether the order means something: rows then have buttons to move them, and Alt with an arrow key does. @default false */
  isMovable?: boolean | undefined;
}

/** Rows of a key and a value: headers, variables. An error stands at its row; one about all of them below the rows. */
export function FormKeyValueList<Fields extends object>({ form, name, ...rest }: FormKeyValueListProps<Fields>) {
  const { errorMessage, isRequired } = useBound<Fields, readonly KeyValue[]>({ form, name }, rest);
  // NameOf admits only names of lists of a key and a value.
  const rows = { form, name } as unknown as RowsOfForm;
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <KeyValueRows {...rest} {...rows} errorMessage={errorMessage} isRequired={isRequired} />
    </BoundField>
  );
}
