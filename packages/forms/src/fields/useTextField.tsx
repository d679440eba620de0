'use client';

import type { ReactNode } from 'react';
import { skipOutOfView } from '../react/containment.ts';
import { useFieldIsValidating } from '../react/useFormState.ts';
import { useLayoutEffect } from '../react/useLayoutEffect.ts';
import { rememberControl } from '../state/controls.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import type { FieldReference } from './fieldProps.ts';
import { ValidatingSpinner } from './useField.tsx';

interface UseTextFieldOptions {
  label: string;
  isRequired?: boolean | undefined;
  suffix?: ReactNode;
}

/**
 * Binds a control that stores its own text, see `form.textInput`: a keystroke re-renders nothing. It needs no
 * `FormField`: the control registers itself, and the field's root element has the field's name.
 */
export function useTextField<Fields extends object>(
  { form, name }: FieldReference<Fields, string>,
  { label, isRequired = isRequiredBySchema(form, name), suffix }: UseTextFieldOptions,
) {
  const isValidating = useFieldIsValidating(form, name);
  const control = () => form['~internals'].registry.get(name);
  useLayoutEffect(() => {
    const field = control()?.element.closest<HTMLElement>('[data-field]');
    if (!field) return undefined;
    skipOutOfView(field);
    // A button in the field belongs to it: leaving that leaves the field.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!field.contains(relatedTarget as Node | null)) form.blur(name);
    };
    field.addEventListener('focusout', leave);
    return () => field.removeEventListener('focusout', leave);
    // oxlint-disable-next-line react/exhaustive-deps -- the control is the one of this field of this form
  }, [form, name]);
  // After each render: the control is registered by its ref, which React can have called again.
  useLayoutEffect(() => {
    rememberControl(form, name);
    const field = control();
    if (field) field.label = label;
  });
  return {
    'data-field': name,
    ...form.textInput(name),
    isRequired,
    suffix: isValidating ? <ValidatingSpinner /> : suffix,
  };
}
