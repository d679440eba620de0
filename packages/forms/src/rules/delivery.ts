import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, required } from './text.ts';

/** Seconds for which the delivery keeps an answer: 1 to 1800, whole. */
export const ttl = v.pipe(
  v.number(),
  rule((seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 1800, 'TTL', {}),
);

/** Seconds that a viewer can go back: 36 (seconds) to 43200 (12 hours). */
export const rewindRange = v.pipe(
  v.number(),
  rule((seconds: number) => seconds >= 36 && seconds <= 12 * 60 * 60, 'REWIND', {}),
);

/** What to purge: a path or an address, `*` for any part of it. Trims. */
export const purgeCommand = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(2083),
  // What may stand in an address unescaped (RFC 3986, 2.2 and 2.3), less what a shell or a query language would read.
  rule((text: string) => /^[A-Za-z\d/._~:?=&%*,+@-]+$/.test(text), 'PURGE_SYMBOLS', {}),
);

/** Property of the analytics service that a page reports to: UA, the account's digits, the property's digits. */
export const trackingCode = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(20),
  rule((text: string) => /^UA-\d{4,10}-\d{1,4}$/.test(text), 'TRACKING_CODE', {}),
);
