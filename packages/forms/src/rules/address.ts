import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, plainCharacters, required } from './text.ts';

const maxUrl = 2083;

/** Letters of a label as DNS takes them (RFC 1123, 2.1): up to 63, no hyphen at either end. */
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const isLabel = (part: string): boolean => part.length <= 63 && label.test(part);

const urlName = /^https:\/\/[a-z\d-]+$/;

/**
 * A URL-friendly name, typed with its `https://`: lowercase letters, numbers, hyphens. A hyphen stands between two of the
 * others, since the name becomes a part of an address.
 */
export const urlFriendlyName = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(maxUrl),
  rule((text: string) => urlName.test(text) && !/(?:\/-|-$)/.test(text), 'URL_NAME', {}),
);

// The parser mends slashes, percent signs and invisible characters (DI), and forgets an empty user name: what a person sees
// is what must be stored.
const httpsHost = /^https:\/\/[^\s\\/?#@%\p{DI}]+(?:[/?#][^\s\\]*)?$/iu;

/** An `https://` address of at most 2083 characters, without a user name in it, that reads as what it is. Trims. */
export const httpsUrl = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(maxUrl),
  rule((text: string) => httpsHost.test(text) && URL.canParse(text), 'URL', {}),
  plainCharacters,
);

function isHostname(text: string): boolean {
  const labels = text.split('.');
  return labels.length <= 127 && labels.every(isLabel);
}

/** Name of a host: letters, numbers, dots, hyphens, at most 255. No port. Trims. */
export const hostname = v.pipe(v.string(), v.trim(), required, maxCharacters(255), rule(isHostname, 'HOSTNAME', {}));

function isDomainName(text: string): boolean {
  return (
    text === text.toLowerCase() &&
    isHostname(text) &&
    text.includes('.') &&
    // The last label of a name has a letter; of an IP address it has none.
    /[a-z]/.test(text.slice(text.lastIndexOf('.')))
  );
}

/** A domain: lowercase labels of up to 63, at least two of them, at most 253 characters. No wildcard, no address. Trims. */
export const domainName = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(253),
  rule(isDomainName, 'DOMAIN_NAME', {}),
);

/** As `domainName`, and neither one of `owned` nor below one of them: the platform's own. @__NO_SIDE_EFFECTS__ */
export const domainNameOutside = (owned: readonly string[]) =>
  v.pipe(
    domainName,
    rule((text: string) => !owned.some((suffix) => text === suffix || text.endsWith(`.${suffix}`)), 'NOT_ALLOWED', {}),
  );
