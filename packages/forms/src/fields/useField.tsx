'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Spinner } from '@edge-console/ui/progress';
import type { ReactNode } from 'react';
import { useFieldError, useFieldIsValidating, useFieldValue } from '../react/useFormState.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import type { FieldReference } from './fieldProps.ts';

/** Shown while an asynchronous rule is pending. The form element announces it to screen readers. */
export function ValidatingSpinner() {
  const messages = useMessages(formMessages);
  return <Spinner label={messages.checking} />;
}

/** The props that the form passes to a control for a `Value`. */
export type FieldBinding<Value> = {
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value | null) => void;
  readonly errorMessage: string | undefined;
  readonly isRequired: boolean;
  /** At the end of the label row; a spinner while an asynchronous rule is pending. */
  readonly labelEnd: ReactNode;
};

interface UseFieldOptions {
  /** `false` hides the asterisk in short forms where every field is required. @default derived from the schema */
  isRequired?: boolean | undefined;
  labelEnd?: ReactNode;
}

/**
 * Binds a control to a form field: `const bound = useField<Fields, number>({ form, name }, rest)`. Wrap the control
 * in a `FormField`. Re-renders when the field's value, error or pending validation changes.
 */
export function useField<Fields extends object, Value>(
  { form, name }: FieldReference<Fields, Value>,
  { isRequired = isRequiredBySchema(form, name), labelEnd }: UseFieldOptions = {},
): FieldBinding<Value> {
  // FieldReference admits only names of fields whose value is a Value or nothing.
  const value = useFieldValue(form, name) as Value | null | undefined;
  const error = useFieldError(form, name);
  const isValidating = useFieldIsValidating(form, name);
  return {
    value,
    onChange: (next) => form.change(name, next as Fields[typeof name]),
    errorMessage: error?.message,
    isRequired,
    labelEnd: isValidating ? <ValidatingSpinner /> : labelEnd,
  };
}
