'use client';

import type { ReactNode } from 'react';
import { useFieldIsValidating } from '../react/useFormState.ts';
import { isRequired as isRequiredBySchema } from '../state/required.ts';
import { Checking } from './Checking.tsx';
import type { FieldOf } from './fieldNames.ts';

interface Given {
  isRequired?: boolean | undefined;
  suffix?: ReactNode;
}

/** Binds a control that holds its own text, see `form.textInput`: a keystroke renders nothing. */
export function useBoundText<Fields extends object>(
  { form, name }: FieldOf<Fields, string>,
  { isRequired = isRequiredBySchema(form, name), suffix }: Given = {},
) {
  const isValidating = useFieldIsValidating(form, name);
  return {
    ...form.textInput(name),
    isRequired,
    suffix: isValidating ? <Checking /> : suffix,
  };
}
