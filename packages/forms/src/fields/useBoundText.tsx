'use client';

import { useEffect, type ReactNode } from 'react';
import { skipOutOfView } from '../react/containment.ts';
import { useFieldIsValidating } from '../react/useFormState.ts';
import { useLayoutEffect } from '../react/useLayoutEffect.ts';
import { rememberControl } from '../state/controls.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import { Checking } from './Checking.tsx';
import type { FieldOf } from './fieldNames.ts';

interface Given {
  label: string;
  isRequired?: boolean | undefined;
  suffix?: ReactNode;
}

/**
 * Binds a control that holds its own text, see `form.textInput`: a keystroke renders nothing. It needs no `BoundField`: the
 * control itself tells the form where it is, and the root of the field has the field's name.
 */
export function useBoundText<Fields extends object>(
  { form, name }: FieldOf<Fields, string>,
  { label, isRequired = isRequiredBySchema(form, name), suffix }: Given,
) {
  const isValidating = useFieldIsValidating(form, name);
  useLayoutEffect(() => {
    const field = form['~internals'].registry.get(name)?.element.closest<HTMLElement>('[data-field]');
    if (field) skipOutOfView(field);
    // oxlint-disable-next-line react/exhaustive-deps -- once: where a field stands does not change with its name
  }, []);
  useEffect(() => {
    rememberControl(form, name);
    const control = form['~internals'].registry.get(name);
    return control && form.register(name, { ...control, label });
  }, [form, name, label]);
  return {
    'data-field': name,
    ...form.textInput(name),
    isRequired,
    suffix: isValidating ? <Checking /> : suffix,
  };
}
