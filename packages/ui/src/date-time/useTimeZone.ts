import { useSyncExternalStore } from 'react';
import { localTimeZone } from './localTimeZone.ts';

const nothing = () => () => {};

/**
 * The time zone to display, by default the user's. A server does not know it: it renders UTC, and the client switches
 * after
 * hydration, so that both agree.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const fallback = useSyncExternalStore(nothing, localTimeZone, () => 'UTC');
  return timeZone ?? fallback;
}
