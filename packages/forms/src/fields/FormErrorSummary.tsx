'use client';

import { Button } from '@edge-console/ui/button';
import { ErrorSummary, type ErrorSummaryProps } from '@edge-console/ui/error-summary';
import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Notice } from '@edge-console/ui/notice';
import { vars } from '@edge-console/ui/theme';
import { useEffect, useRef } from 'react';
import { focusForm } from '../react/focusForm.ts';
import { useFormStatus, useFormSummary } from '../react/useFormState.ts';
import type { FormControl } from '../state/form.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

export interface FormErrorSummaryProps {
  form: FormControl;
  /**
   * After a conflict: fetch what is stored now and `form.reset(values)` to it. Required where `onSubmit` can answer with
   * a conflict.
   */
  onReload?: () => void;
  /** The level below that of the heading above the form; 3 unless given, as below the title of a drawer or dialog. */
  headingLevel?: ErrorSummaryProps['headingLevel'];
}

/** Why the form was not saved, above its fields. Takes the focus after a refused submit. */
export function FormErrorSummary({ form, onReload, headingLevel }: FormErrorSummaryProps) {
  const texts = useMessages(formMessages);
  const entries = useFormSummary(form);
  const { formErrors, failure, conflict } = useFormStatus(form);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      form.registerSummary(() => {
        // A dialog over the form keeps the focus: the session may have ended with the answer.
        const asking = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
        if (asking && !asking.contains(ref.current)) return;
        const target = ref.current?.querySelector<HTMLElement>('[tabindex="-1"]') ?? ref.current;
        target?.focus();
      }),
    [form],
  );
  if (entries.length + formErrors.length === 0 && failure === undefined && !conflict) return null;
  return (
    <div ref={ref} tabIndex={-1} style={{ display: 'grid', gap: vars.space[3] }}>
      {entries.length > 0 && (
        <ErrorSummary
          title={texts.reviewFields}
          headingLevel={headingLevel}
          errors={entries.map((entry) => ({ ...entry, onFocus: () => form.focusField(entry.name) }))}
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
              {texts.retry}
            </Button>
          }
        />
      )}
      {conflict && <ConflictNotice form={form} conflict={conflict} onReload={onReload} />}
    </div>
  );
}
