'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Spinner } from '@edge-console/ui/progress';
import type { ReactNode } from 'react';
import { useFieldError, useFieldIsValidating, useFieldValue } from '../react/useFormState.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import type { FieldReference } from './fieldProps.ts';

/** An asynchronous rule is pending for the field. The form element announces it to screen readers. */
export function ValidatingSpinner() {
  const messages = useMessages(formMessages);
  return <Spinner label={messages.checking} />;
}

/** The properties that the form gives to a control that shows a `Value`. */
export type FieldBinding<Value> = {
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value | null) => void;
  readonly errorMessage: string | undefined;
  readonly isRequired: boolean;
  /** At the end of the label's line; a spinner while an asynchronous rule is pending. */
  readonly labelEnd: ReactNode;
};

interface UseFieldOptions {
  /** `false` hides the star where every field of a short form is required anyway. @default what the schema says */
  isRequired?: boolean | undefined;
  labelEnd?: ReactNode;
}

/**
 * Binds a control to a field of a form: `const bound = useField<Fields, number>({ form, name }, rest)`. Put a
 * `FormField` around the control. It renders when the field's value, error or pending validation changes.
 */
export function useField<Fields extends object, Value>(
  { form, name }: FieldReference<Fields, Value>,
  { isRequired = isRequiredBySchema(form, name), labelEnd }: UseFieldOptions = {},
): FieldBinding<Value> {
  // FieldReference admits only names of fields that hold a Value or nothing.
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
