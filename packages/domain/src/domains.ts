import { domainName, maxCharacters, required, rule, typed } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { domainFailure } from './messages.ts';

const maxUrl = 2083;
const urlName = /^https:\/\/[a-z\d-]+$/;

/**
 * A URL-friendly name, entered with `https://`: lowercase letters, numbers and hyphens. It cannot start or end with a hyphen,
 * since it becomes part of a URL.
 */
export const urlFriendlyName = v.pipe(
  typed(maxUrl),
  required,
  maxCharacters(maxUrl),
  rule((text: string) => urlName.test(text) && !/(?:\/-|-$)/.test(text), domainFailure('URL_NAME')),
);

/** A `domainName` outside the platform's own domains: none of `owned`, and no subdomain of one. @__NO_SIDE_EFFECTS__ */
export const customDomainName = (owned: readonly string[]) =>
  v.pipe(
    domainName,
    rule(
      (text: string) => !owned.some((suffix) => text === suffix || text.endsWith(`.${suffix}`)),
      domainFailure('PLATFORM_DOMAIN'),
    ),
  );
