'use client';

import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { rememberControl, type Merge } from '../state/controls.ts';
import type { FormatValue } from '../state/fieldRegistry.ts';
import type { FormFields } from '../state/form.ts';
import { contained, skipOutOfView } from './containment.ts';
import { focusControl } from './focus.ts';
import { flushPendingInput, hydrateInput } from './nativeInput.ts';
import { useLayoutEffect } from './useLayoutEffect.ts';

export interface FormFieldProps<Fields extends object> {
  form: FormFields<Fields>;
  name: keyof Fields & string;
  /** What the summary of errors calls it. */
  label: string;
  /** How its control says a value, where it says it otherwise than the value does. The same function between renders. */
  formatValue?: FormatValue | undefined;
  /** Where its control holds much: how unsaved changes are joined with what others saved. @default what was entered */
  merge?: Merge | undefined;
  children: ReactNode;
}

/**
 * Makes a field known to its form, whatever its control is: its label for the summary, its place, how to move the focus
 * to it, and when it is left. What a person entered before the code had arrived is taken as entered.
 */
export function FormField<Fields extends object>({
  form,
  name,
  label,
  formatValue,
  merge,
  children,
}: FormFieldProps<Fields>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    rememberControl(form, name, merge);
    return form.register(name, {
      label,
      element,
      focus: () => focusControl(element),
      flush: () => flushPendingInput(element),
      formatValue,
      merge,
    });
  }, [form, name, label, formatValue, merge]);
  useLayoutEffect(() => {
    if (!ref.current) return;
    // Apart from the rest of the style, as a server cannot know whether the browser supports it.
    skipOutOfView(ref.current);
    hydrateInput(ref.current);
  }, []);
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Events of a list or a calendar that is open come from another place in the page, and are not the field's end.
    if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget)) form.blur(name);
  };
  return (
    <div ref={ref} data-field={name} style={contained} onBlur={leave}>
      {children}
    </div>
  );
}
