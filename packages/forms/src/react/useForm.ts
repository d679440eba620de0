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
  /** What the fields show first, and what "unsaved changes" is measured against. Later values: `form.reset(values)`. */
  readonly initialValues: NoInfer<v.InferInput<Schema>>;
  /** Receives what the schema made of the input (trimmed, normalised). Errors are answers, not exceptions. */
  readonly onSubmit: (
    values: v.InferOutput<Schema>,
    context: SubmitContext,
  ) => Promise<SubmitResult | void> | SubmitResult | void;
  /** Runs when the saved form is clean again: the place to close or to navigate, as no leave-page guard asks then. */
  readonly onSaved?: (values: v.InferOutput<Schema>) => void;
  /** By field: what a person's change of it does to others, as `country: () => form.change('region', '')`. */
  readonly onFieldChange?: {
    readonly [Name in keyof FieldsOf<v.InferInput<Schema>>]?: (value: FieldsOf<v.InferInput<Schema>>[Name]) => void;
  };
};

/** A form for `schema`. The object is stable: a component that only holds it never renders because of a keystroke. */
export function useForm<const Schema extends FormSchema>(options: FormOptions<Schema>): Form<v.InferInput<Schema>> {
  // The store names fields by string; only here are the schema's types put back.
  const untyped = options as unknown as FormStoreOptions;
  const [store] = useState(() => createFormStore(untyped, flushSync));
  useLayoutEffect(() => store.configure(untyped));
  useEffect(() => store.cancel, [store]);
  return store as unknown as Form<v.InferInput<Schema>>;
}
