'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Spinner } from '@edge-console/ui/progress';

/** An asynchronous rule is pending for the field. The form element announces it to screen readers. */
export function Checking() {
  const texts = useMessages(formMessages);
  return <Spinner label={texts.checking} />;
}
