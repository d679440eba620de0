'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { vars, visuallyHidden } from '@edge-console/ui/theme';
import type { CSSProperties, FormHTMLAttributes, ReactNode, SubmitEvent, SyntheticEvent } from 'react';
import type { FormControl } from '../state/form.ts';
import { useFormStatus } from './useFormState.ts';

export interface FormElementProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'id' | 'aria-label'> {
  form: FormControl;
  /** Layout of the fields. @default one column */
  className?: string;
  children: ReactNode;
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column', gap: vars.space[5] };

/** The `<form>` element: connects native submit and reset to `form`; native validation messages are off. */
export function FormElement({ form, className, children, ...rest }: FormElementProps) {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // React events of a form in a portal bubble to the form around it.
    event.stopPropagation();
    void form.submit();
  }
  /** A native reset would show other values than the form has. */
  function reset(event: SyntheticEvent<HTMLFormElement>): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    // Also resets values that controls have not reported yet.
    form['~internals'].registry.flush();
    form.reset();
  }
  return (
    <form
      noValidate
      {...rest}
      {...(className === undefined ? { style: column } : { className })}
      onSubmit={submit}
      // Capture phase, to run before the controls get the event.
      onResetCapture={reset}
    >
      {children}
      <Announcement form={form} />
    </form>
  );
}

/** Announces pending validation. A single live region for all fields, present before it has content. */
function Announcement({ form }: Pick<FormElementProps, 'form'>) {
  const messages = useMessages(formMessages);
  const { isValidating } = useFormStatus(form);
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {isValidating && messages.checking}
    </span>
  );
}
