'use client';

import { Button } from '@edge-console/ui/button';
import { RelativeTime } from '@edge-console/ui/date-time';
import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Notice } from '@edge-console/ui/notice';
import { vars } from '@edge-console/ui/theme';
import { focusForm } from '../react/focus.ts';
import type { DraftControl } from './useDraft.ts';

export interface DraftNoticeProps {
  draft: DraftControl;
}

/** Offers to restore input from before a crash, a reload or an expired session. Renders nothing without an offer. */
export function DraftNotice({ draft: { offer, restore, discard } }: DraftNoticeProps) {
  const messages = useMessages(formMessages);
  if (!offer) return null;
  /** The notice is removed with its buttons, so focus moves to the form. */
  const andGo = (decide: () => void) => (event: { readonly target: Element }) => {
    focusForm(event.target);
    decide();
  };
  return (
    <Notice
      tone="info"
      title={
        <>
          {messages.draftFound} · <RelativeTime value={new Date(offer.savedAt).toISOString()} />
        </>
      }
    >
      <p style={{ margin: 0 }}>{messages.draftStored}</p>
      <div style={{ display: 'flex', gap: vars.space[2], marginBlockStart: vars.space[2] }}>
        <Button size="sm" variant="primary" onPress={andGo(restore)}>
          {messages.restore}
        </Button>
        <Button size="sm" onPress={andGo(discard)}>
          {messages.discard}
        </Button>
      </div>
    </Notice>
  );
}
