import { readInstant, required, rule } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { domainFailure } from './messages.ts';

const minute = 60_000;

/**
 * A valid publish date that is not in the past. The current minute is allowed, since users choose minutes.
 * @__NO_SIDE_EFFECTS__
 */
export const publishDate = (now: () => number = Date.now) =>
  v.pipe(
    v.string(),
    v.trim(),
    required,
    rule((text: string) => readInstant(text) !== undefined, domainFailure('PUBLISH_DATE_INVALID')),
    rule(
      (text: string) => (readInstant(text) ?? 0) >= Math.floor(now() / minute) * minute,
      domainFailure('PUBLISH_DATE_PAST'),
    ),
  );
