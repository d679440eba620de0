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
  /** Its name in the error summary. */
  label: string;
  /** Formats a value the way the control shows it. Keep the function stable between renders. */
  formatValue?: FormatValue | undefined;
  /** For composite controls: merges unsaved changes with changes saved by others. @default keeps what was entered */
  merge?: Merge | undefined;
  children: ReactNode;
}

/** Registers a control with its form: label, position, focus and blur. Input from before hydration counts as entered. */
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
    // Set in the browser, because a server cannot know whether it is supported.
    skipOutOfView(ref.current);
    hydrateInput(ref.current);
  }, []);
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Events of an open list or calendar bubble from a portal and do not end the field.
    if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget)) form.blur(name);
  };
  return (
    <div ref={ref} data-field={name} style={contained} onBlur={leave}>
      {children}
    </div>
  );
}
