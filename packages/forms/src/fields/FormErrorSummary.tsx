'use client';

import { Button } from '@edge-console/ui/button';
import { ErrorSummary, type ErrorSummaryProps } from '@edge-console/ui/error-summary';
import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Notice } from '@edge-console/ui/notice';
import { vars } from '@edge-console/ui/theme';
import { useEffect, useMemo, useRef } from 'react';
import { focusForm } from '../react/focus.ts';
import { useFormStatus, useFormSummary } from '../react/useFormState.ts';
import type { FormControl } from '../state/form.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

export interface FormErrorSummaryProps {
  form: FormControl;
  /**
   * After a conflict: fetch the stored values and pass them to `form.reset(values)`. Required if `onSubmit` can
   * return a conflict.
   */
  onReload?: () => void;
  /** One level below the heading above the form. @default 3, as below the title of a drawer or dialog */
  headingLevel?: ErrorSummaryProps['headingLevel'];
}

/** Whether the form is taller than the window, so that invalid fields can be out of view. */
function isLong(form: FormControl, name: string | undefined): boolean {
  const field = name === undefined ? undefined : form['~internals'].registry.get(name);
  return (field?.element.closest('form')?.offsetHeight ?? 0) > window.innerHeight;
}

/** Why the form was not saved, above its fields; invalid fields of a long form are links. */
export function FormErrorSummary({ form, onReload, headingLevel }: FormErrorSummaryProps) {
  const messages = useMessages(formMessages);
  const entries = useFormSummary(form);
  const { formErrors, failure, conflict } = useFormStatus(form);
  const ref = useRef<HTMLDivElement>(null);
  const isReviewed = entries.length > 0;
  // Measured once per submit: a summary that appears while the user fixes a field would move it.
  // oxlint-disable-next-line react/exhaustive-deps -- any of its fields is in the form
  const isListed = useMemo(() => isReviewed && isLong(form, entries[0]?.name), [form, isReviewed]);
  useEffect(
    () =>
      form.registerSummary(() => {
        // Focus stays in a dialog over the form, for example when the session ended with the response.
        const openDialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
        if (openDialog && !openDialog.contains(ref.current)) return;
        ref.current?.focus();
      }),
    [form],
  );
  if (!isListed && formErrors.length === 0 && failure === undefined && !conflict) return null;
  return (
    <div ref={ref} tabIndex={-1} style={{ display: 'grid', gap: vars.space[3] }}>
      {isListed && (
        <ErrorSummary
          title={messages.reviewFields}
          headingLevel={headingLevel}
          errors={entries.map(({ name, label }) => ({ name, label, onFocus: () => form.focusField(name) }))}
        />
      )}
      {[...new Set(formErrors)].map((message) => (
        <Notice key={message} tone="danger" title={message} />
      ))}
      {failure !== undefined && (
        <Notice
          tone="danger"
          title={failure}
          action={
            <Button
              size="sm"
              onPress={({ target }) => {
                focusForm(target);
                void form.submit();
              }}
            >
              {messages.retry}
            </Button>
          }
        />
      )}
      {conflict && <ConflictNotice form={form} conflict={conflict} onReload={onReload} />}
    </div>
  );
}
