import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, required } from './text.ts';

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

function isHttpsUrl(text: string): boolean {
  // The parser drops tabs and newlines and mends much else: what a person sees is what must be stored.
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** An `https://` address of at most 2083 characters, without a user name in it. Trims. */
export const httpsUrl = v.pipe(v.string(), v.trim(), required, maxCharacters(maxUrl), rule(isHttpsUrl, 'URL', {}));

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
