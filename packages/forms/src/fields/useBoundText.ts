'use client';

import type { FormFields } from '../state/form.ts';
import { useFieldError, useFieldValue } from '../react/useFormState.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import type { NameOf } from './fieldNames.ts';

/** What the form says about a control; the control's other props stay open. */
export type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage';

/**
 * What a control that holds text needs from its form.
 *
 * @param isRequired `false` hides the star where every field of a short form is required anyway.
 */
export function useBoundText<Input extends object>(
  form: FormFields<Input>,
  name: NameOf<Input, string>,
  isRequired: boolean = isRequiredBySchema(form, name),
) {
  const value = useFieldValue(form, name);
  const error = useFieldError(form, name);
  return {
    name,
    value: (value ?? '') as string,
    isRequired,
    errorMessage: error?.message,
    onBlur: () => form.blur(name),
    // NameOf admits only fields whose values are text.
    onChange: (text: string) => form.change(name, text as Input[typeof name]),
  };
}
