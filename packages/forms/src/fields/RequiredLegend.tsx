'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { vars } from '@edge-console/ui/theme';

/** Explains the asterisk next to labels. */
export function RequiredLegend() {
  const messages = useMessages(formMessages);
  return (
    <p style={{ margin: 0, fontSize: '.75rem', color: vars.color.fg.muted }}>
      (<span style={{ color: vars.tone.danger.fg }}>*</span>) {messages.required}
    </p>
  );
}
