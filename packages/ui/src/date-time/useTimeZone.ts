import { useSyncExternalStore } from 'react';
import { localTimeZone } from './localTimeZone.ts';

const nothing = () => () => {};

/**
 * The zone to tell a time in, the reader's own unless one is given. A server does not know that one: its page says UTC, and
 * the reader's zone comes when the page has come to life, so that the two never disagree.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const fallback = useSyncExternalStore(nothing, localTimeZone, () => 'UTC');
  return timeZone ?? fallback;
}
