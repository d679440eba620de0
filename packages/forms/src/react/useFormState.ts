'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldError, FormControl, FormFields, FormStatus } from '../state/form.ts';
import { summaryOf, type SummaryEntry } from '../state/summary.ts';

type Subscribe<Topic> = { readonly subscribe: (topic: Topic, listener: () => void) => () => void };

function useSubscribe<Topic>(form: Subscribe<Topic>, topic: Topic) {
  return useCallback((listener: () => void) => form.subscribe(topic, listener), [form, topic]);
}

/** Unsaved changes, saving, and errors: `useLeaveGuard(useFormStatus(form))`. */
export function useFormStatus(form: FormControl): FormStatus {
  return useSyncExternalStore(useSubscribe(form, '~status'), form.status, form.status);
}

/** The fields to fix since the last rejected submit. */
export function useFormSummary(form: FormControl): readonly SummaryEntry[] {
  const names = useSyncExternalStore(useSubscribe(form, '~summary'), form.summaryFields, form.summaryFields);
  // oxlint-disable-next-line react/exhaustive-deps -- the names are another array whenever something is said otherwise
  return useMemo(() => summaryOf(form), [form, names]);
}

/** Whether the current values are valid, touched or not; re-renders when that changes. */
export function useFormValidity(form: FormControl): boolean {
  return useSyncExternalStore(useSubscribe(form, '~validity'), form.isValid, form.isValid);
}

/** The value of one field; re-renders when it changes. */
export function useFieldValue<Fields extends object, Name extends keyof Fields & string>(
  form: FormFields<Fields>,
  name: Name,
): Fields[Name] {
  const value = () => form.value(name);
  return useSyncExternalStore(useSubscribe(form, name), value, value);
}

/** The error of one field; re-renders when it appears, changes or disappears, not on every keystroke. */
export function useFieldError<Fields extends object>(
  form: FormFields<Fields>,
  name: keyof Fields & string,
): FieldError | undefined {
  const error = () => form.error(name);
  return useSyncExternalStore(useSubscribe(form, name), error, error);
}

/** Whether an asynchronous rule is pending for the field. */
export function useFieldIsValidating<Fields extends object>(
  form: FormFields<Fields>,
  name: keyof Fields & string,
): boolean {
  const isValidating = () => form.isValidating(name);
  return useSyncExternalStore(useSubscribe(form, name), isValidating, isValidating);
}
