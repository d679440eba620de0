'use client';

import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { FormFields } from '../state/form.ts';

// A change inside one field lays out that field and not the whole form. Paint is left uncontained: it would clip rings.
const contained: CSSProperties = { contain: 'layout style', minInlineSize: 0 };

const control = 'input:not([type=hidden]), textarea, button';

interface BoundFieldProps<Input extends object> {
  form: FormFields<Input>;
  name: keyof Input & string;
  label: string;
  children: ReactNode;
}

/** Makes a field known to its form: its label for the summary, its place, and how to move the focus to it. */
export function BoundField<Input extends object>({ form, name, label, children }: BoundFieldProps<Input>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const focus = () => element.querySelector<HTMLElement>(control)?.focus();
    return form.register(name, { label, element, focus });
  }, [form, name, label]);
  return (
    <div ref={ref} data-field={name} style={contained}>
      {children}
    </div>
  );
}
