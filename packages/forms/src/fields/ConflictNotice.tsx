'use client';

import { Button } from '@edge-console/ui/button';
import { RelativeTime } from '@edge-console/ui/date-time';
import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Notice } from '@edge-console/ui/notice';
import { vars } from '@edge-console/ui/theme';
import { useId, useState } from 'react';
import { focusForm } from '../react/focus.ts';
import { differences as differencesOf } from '../state/differences.ts';
import type { FormControl } from '../state/form.ts';
import type { Conflict } from '../state/submission.ts';
import { ConflictDifferences } from './ConflictDifferences.tsx';

interface ConflictNoticeProps {
  form: FormControl;
  conflict: Conflict;
  onReload: (() => void) | undefined;
}

/**
 * Shown when someone else saved first: who and when, the differences if the server sends them, and Reload or
 * Overwrite.
 */
export function ConflictNotice({ form, conflict, onReload }: ConflictNoticeProps) {
  const messages = useMessages(formMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const differences = differencesOf(form);
  return (
    <Notice
      tone="warning"
      title={
        <>
          <span>{`${messages.changedBy(conflict.changedBy)} ·`}</span> <RelativeTime value={conflict.changedAt} />
        </>
      }
    >
      <div style={{ display: 'grid', gap: vars.space[3] }}>
        {isOpen && (
          <div id={id}>
            <ConflictDifferences differences={differences} />
          </div>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }}>
          {differences.length > 0 && (
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onPress={() => setIsOpen(!isOpen)}
            >
              {isOpen ? messages.hideDifferences : messages.showDifferences}
            </Button>
          )}
          {onReload && (
            <Button
              size="sm"
              onPress={({ target }) => {
                focusForm(target);
                onReload();
              }}
            >
              {messages.reload}
            </Button>
          )}
          <Button
            size="sm"
            onPress={({ target }) => {
              focusForm(target);
              void form.overwrite();
            }}
          >
            {messages.overwrite}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
