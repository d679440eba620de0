'use client';

import type { ReactNode } from 'react';
import { useFieldError, useFieldIsValidating, useFieldValue } from '../react/useFormState.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import { Checking } from './Checking.tsx';
import type { FieldOf } from './fieldNames.ts';

/** What the form says about a control that shows a `Value`. */
export type Bound<Value> = {
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value | null) => void;
  readonly errorMessage: string | undefined;
  readonly isRequired: boolean;
  /** What stands at the end of the label's line; a spinner while an asynchronous rule is pending. */
  readonly labelEnd: ReactNode;
};

interface Given {
  /** `false` hides the star where every field of a short form is required anyway. @default what the schema says */
  isRequired?: boolean | undefined;
  labelEnd?: ReactNode;
}

/**
 * Binds a control to a field of a form: `const bound = useBound<Fields, number>({ form, name }, rest)`. Around the
 * control belongs a `BoundField`. It renders when the field's value, error or pending validation changes.
 */
export function useBound<Fields extends object, Value>(
  { form, name }: FieldOf<Fields, Value>,
  { isRequired = isRequiredBySchema(form, name), labelEnd }: Given = {},
): Bound<Value> {
  // FieldOf admits only names of fields that hold a Value or nothing.
  const value = useFieldValue(form, name) as Value | null | undefined;
  const error = useFieldError(form, name);
  const isValidating = useFieldIsValidating(form, name);
  return {
    value,
    onChange: (next) => form.change(name, next as Fields[typeof name]),
    errorMessage: error?.message,
    isRequired,
    labelEnd: isValidating ? <Checking /> : labelEnd,
  };
}
