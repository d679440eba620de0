import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, plainCharacters, required, typed } from './text.ts';

const maxUrl = 2083;

/** Letters of a label as DNS takes them (RFC 1123, 2.1): up to 63, no hyphen at either end. */
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const isLabel = (part: string): boolean => part.length <= 63 && label.test(part);

// The parser mends slashes, percent signs and invisible characters (DI), and forgets an empty user name: what a person sees
// is what must be stored.
const httpsHost = /^https:\/\/[^\s\\/?#@%\p{DI}]+(?:[/?#][^\s\\]*)?$/iu;

/** Only around it: within a path they can belong to a letter or an emoji. */
const readUrl = (text: string): string => text.replace(/^[\s\p{Cf}"“”„«»‹›]+|[\s\p{Cf}"“”„«»‹›]+$/gu, '');

/** An `https://` address of at most 2083 characters, without a user name in it, that reads as what it is. */
export const httpsUrl = v.pipe(
  v.string(),
  v.transform((text) => (text.length > 2 * maxUrl ? text : readUrl(text))),
  required,
  maxCharacters(maxUrl),
  rule((text: string) => httpsHost.test(text) && URL.canParse(text), failure('URL')),
  plainCharacters,
);

/** "example." with the dot of the root is the same name. */
const withoutRoot = v.transform((text: string) => (text.endsWith('.') ? text.slice(0, -1) : text));

function isHostname(text: string): boolean {
  const labels = text.split('.');
  return labels.length <= 127 && labels.every(isLabel);
}

/** Name of a host: letters, numbers, dots, hyphens, at most 255. No port. */
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
    // The last label of a name has a letter; of an IP address it has none.
    /[a-z]/.test(text.slice(text.lastIndexOf('.')))
  );
}

/** A domain: lowercase labels of up to 63, at least two of them, at most 253 characters. No wildcard, no address. */
export const domainName = v.pipe(
  typed(253),
  withoutRoot,
  required,
  maxCharacters(253),
  rule(isDomainName, failure('DOMAIN_NAME')),
);
