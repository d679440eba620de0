'use client';

import { useMemo } from 'react';
import type { FormFields } from '../state/form.ts';

/** The error of a field for a control that subscribes to it itself, so that nothing else renders. */
export function useErrorSource<Fields extends object>(form: FormFields<Fields>, name: keyof Fields & string) {
  return useMemo(
    () => ({
      subscribe: (listener: () => void) => form.subscribe(name, listener),
      read: () => form.error(name)?.message,
    }),
    [form, name],
  );
}
