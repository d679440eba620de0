'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { FieldError, FormControl, FormFields, FormStatus, SummaryEntry } from '../state/form.ts';

/** Unsaved changes, saving, and what was refused: `useLeaveGuard(useFormStatus(form))`. */
export function useFormStatus(form: FormControl): FormStatus {
  return useSyncExternalStore(form.subscribeStatus, form.status, form.status);
}

/** The fields to review since the last refused submit. */
export function useFormSummary(form: FormControl): readonly SummaryEntry[] {
  return useSyncExternalStore(form.subscribeSummary, form.summary, form.summary);
}

/** The value of one field; renders when it changes. */
export function useFieldValue<Input extends object, Name extends keyof Input & string>(
  form: FormFields<Input>,
  name: Name,
): Input[Name] {
  const subscribe = useCallback((listener: () => void) => form.subscribe(name, listener), [form, name]);
  const value = () => form.value(name);
  return useSyncExternalStore(subscribe, value, value);
}

/** The error of one field; renders when it appears, changes or goes, and not at every keystroke. */
export function useFieldError<Input extends object>(
  form: FormFields<Input>,
  name: keyof Input & string,
): FieldError | undefined {
  const subscribe = useCallback((listener: () => void) => form.subscribe(name, listener), [form, name]);
  const error = () => form.error(name);
  return useSyncExternalStore(subscribe, error, error);
}
