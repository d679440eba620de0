'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as v from 'valibot';
import type { Form } from '../state/form.ts';
import { createFormStore, type FormStoreOptions } from '../state/formStore.ts';
import type { FieldsOf } from '../state/path.ts';
import type { FormSchema } from '../state/schema.ts';
import type { SubmitContext, SubmitResult } from '../state/submission.ts';
import { useLayoutEffect } from './useLayoutEffect.ts';

export type FormOptions<Schema extends FormSchema> = Pick<FormStoreOptions, 'validateOn'> & {
  readonly schema: Schema;
  /** Initial values, and the baseline for unsaved changes. To replace them later, call `form.reset(values)`. */
  readonly initialValues: NoInfer<v.InferInput<Schema>>;
  /** Receives the schema's output (trimmed, normalized). Return errors; do not throw them. */
  readonly onSubmit: (
    values: v.InferOutput<Schema>,
    context: SubmitContext,
  ) => Promise<SubmitResult | void> | SubmitResult | void;
  /** Called when the saved form is clean again: the time to close or navigate, without a leave confirmation. */
  readonly onSaved?: (values: v.InferOutput<Schema>) => void;
  /** By field: side effects of a user's change, such as `country: () => form.change('region', '')`. */
  readonly onFieldChange?: {
    readonly [Name in keyof FieldsOf<v.InferInput<Schema>>]?: (value: FieldsOf<v.InferInput<Schema>>[Name]) => void;
  };
};

/** Creates a form for `schema`. The object is stable: its component does not re-render on keystrokes. */
export function useForm<const Schema extends FormSchema>(options: FormOptions<Schema>): Form<v.InferInput<Schema>> {
  // The store uses string names; the schema's types are restored here.
  const untyped = options as unknown as FormStoreOptions;
  const [store] = useState(() => createFormStore(untyped, flushSync));
  useLayoutEffect(() => store.configure(untyped));
  useEffect(() => store.cancel, [store]);
  return store as unknown as Form<v.InferInput<Schema>>;
}
