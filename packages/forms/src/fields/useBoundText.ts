import type { Form } from '../state/form.ts';
import { useFieldError, useFieldValue } from '../react/useFormState.ts';
import type { NameOf } from './fieldNames.ts';

/** What a control that holds text needs from its form. */
export function useBoundText<Input extends object>(form: Form<Input>, name: NameOf<Input, string>) {
  const value = useFieldValue(form, name);
  const error = useFieldError(form, name);
  return {
    name,
    value: (value ?? '') as string,
    isRequired: form.isRequired(name),
    errorMessage: error?.message,
    onBlur: () => form.blur(name),
    // NameOf admits only fields whose values are text.
    onChange: (text: string) => form.change(name, text as Input[typeof name]),
  };
}
