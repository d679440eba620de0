import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, plainCharacters, required, typed } from './text.ts';

const maxUrl = 2083;

/** A DNS label (RFC 1123, 2.1): up to 63 characters, no hyphen at either end. */
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const isLabel = (part: string): boolean => part.length <= 63 && label.test(part);

// The URL parser fixes slashes, percent signs and invisible characters (DI), and drops an empty user name; only URLs that
// need no such fix are accepted, so that what is stored is what the user sees.
const httpsHost = /^https:\/\/[^\s\\/?#@%\p{DI}]+(?:[/?#][^\s\\]*)?$/iu;

/** Only at the ends: within a path, they can belong to a letter or an emoji. */
const readUrl = (text: string): string => text.replace(/^[\s\p{Cf}"“”„«»‹›]+|[\s\p{Cf}"“”„«»‹›]+$/gu, '');

/** An `https://` URL of at most 2083 characters, without a user name, equal to its parsed form. */
export const httpsUrl = v.pipe(
  v.string(),
  v.transform((text) => (text.length > 2 * maxUrl ? text : readUrl(text))),
  required,
  maxCharacters(maxUrl),
  rule((text: string) => httpsHost.test(text) && URL.canParse(text), failure('URL')),
  plainCharacters,
);

/** Drops the trailing dot of the DNS root: "example." is the same name. */
const withoutRoot = v.transform((text: string) => (text.endsWith('.') ? text.slice(0, -1) : text));

function isHostname(text: string): boolean {
  const labels = text.split('.');
  return labels.length <= 127 && labels.every(isLabel);
}

/** A host name: letters, numbers, dots, hyphens, at most 255. No port. */
export const hostname = v.pipe(
  typed(255),
  withoutRoot,
  required,
  maxCharacters(255),
  rule(isHostname, failure('HOSTNAME')),
);

function isDomainName(text: string): boolean {
  return (
    text === text.toLowerCase() &&
    isHostname(text) &&
    text.includes('.') &&
    // The last label of a name contains a letter; that of an IP address does not.
    /[a-z]/.test(text.slice(text.lastIndexOf('.')))
  );
}

/** A domain: at least two lowercase labels of up to 63 characters, at most 253 in total. No wildcard, no URL. */
export const domainName = v.pipe(
  typed(253),
  withoutRoot,
  required,
  maxCharacters(253),
  rule(isDomainName, failure('DOMAIN_NAME')),
);
