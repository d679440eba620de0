import { domainName, maxCharacters, required, rule, typed } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { domainFailure } from './messages.ts';

const maxUrl = 2083;
const urlName = /^https:\/\/[a-z\d-]+$/;

/**
 * A URL-friendly name, typed with its `https://`: lowercase letters, numbers, hyphens. A hyphen stands between two of the
 * others, since the name becomes a part of a URL.
 */
export const urlFriendlyName = v.pipe(
  typed(maxUrl),
  required,
  maxCharacters(maxUrl),
  rule((text: string) => urlName.test(text) && !/(?:\/-|-$)/.test(text), domainFailure('URL_NAME')),
);

/** As `domainName`, and neither one of `owned` nor below one of them: the platform's own. @__NO_SIDE_EFFECTS__ */
export const domainNameOutside = (owned: readonly string[]) =>
  v.pipe(
    domainName,
    rule(
      (text: string) => !owned.some((suffix) => text === suffix || text.endsWith(`.${suffix}`)),
      domainFailure('PLATFORM_DOMAIN'),
    ),
  );
