import { useSyncExternalStore } from 'react';
import { readersZone } from './readersZone.ts';

const nothing = () => () => {};

/**
 * The zone to tell a time in, the reader's own unless one is given. A server does not know that one: its page says UTC, and
 * the reader's zone comes when the page has come to life, so that the two never disagree.
 */
export function useZone(timeZone: string | undefined): string {
  const fallback = useSyncExternalStore(nothing, readersZone, () => 'UTC');
  return timeZone ?? fallback;
}
