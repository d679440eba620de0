'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { vars, visuallyHidden } from '@edge-console/ui/theme';
import type { CSSProperties, FormHTMLAttributes, ReactNode, SubmitEvent, SyntheticEvent } from 'react';
import type { FormControl } from '../state/form.ts';
import { useFormStatus } from './useFormState.ts';

export interface FormElementProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'id' | 'aria-label'> {
  form: FormControl;
  /** Lays the fields out. @default one column */
  className?: string;
  children: ReactNode;
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column', gap: vars.space[5] };

/** The `<form>`: hands its submit and its reset to `form`, and leaves the texts of refusals to the fields. */
export function FormElement({ form, className, children, ...rest }: FormElementProps) {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // React hands a submit of a form inside a portal to the form around it.
    event.stopPropagation();
    void form.submit();
  }
  /** The browser's own reset would put other values into the controls than the form has. */
  function reset(event: SyntheticEvent<HTMLFormElement>): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    // Also resets what the controls have not reported.
    form['~internals'].registry.flush();
    form.reset();
  }
  return (
    <form
      noValidate
      {...rest}
      {...(className === undefined ? { style: column } : { className })}
      onSubmit={submit}
      // Capture phase: before the controls get the event.
      onResetCapture={reset}
    >
      {children}
      <Announcement form={form} />
    </form>
  );
}

/** Reads out that a field is being checked: one place for all fields, there before it has something to say. */
function Announcement({ form }: Pick<FormElementProps, 'form'>) {
  const messages = useMessages(formMessages);
  const { isValidating } = useFormStatus(form);
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {isValidating && messages.checking}
    </span>
  );
}
