'use client';

import { formMessages, useMessages } from '@edge-console/ui/messages';
import { Spinner } from '@edge-console/ui/progress';

/** An asynchronous rule is pending for the field. What is read out of it comes from the form element. */
export function Checking() {
  const texts = useMessages(formMessages);
  return <Spinner label={texts.checking} />;
}
