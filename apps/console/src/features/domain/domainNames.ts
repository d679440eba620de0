import { readTyped } from '@edge-console/forms/rules';

/** Second-level labels of country registries: `co.uk`, `com.au`. */
const registryLabels: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ne', 'net', 'or', 'org']);

/**
 * The likely zone of a domain: the registered name in the DNS provider's list. A guess that only shortens what is
 * copied.
 */
export function zoneOf(domain: string): string {
  const labels = domain.split('.');
  const [country = '', registry = ''] = labels.toReversed();
  const isBelowRegistry = labels.length > 2 && country.length === 2 && registryLabels.has(registry);
  return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}

/** For DNS panels that append the zone themselves. */
export function withoutZone(name: string, zone: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}

export type DnsRecord = { name: string; type: string; value: string };

export const recordTtl = 300;

const isName = ({ type }: DnsRecord): boolean => type !== 'CAA';

/** The record as a zone file line, with full names that end with a dot. */
export const zoneFileLine = (record: DnsRecord): string =>
  `${record.name}. ${recordTtl} IN ${record.type} ${record.value}${isName(record) ? '.' : ''}`;

/** Normalizes input to a DNS name: lowercase, without scheme, slash, or quotation marks, and in punycode. */
export function toDomain(typed: string): string {
  const text = readTyped(
    readTyped(typed)
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[./]+$/, ''),
  );
  // The URL parser converts non-ASCII letters to punycode.
  if (!/\P{ASCII}/u.test(text) || /[\s/?#@:\\%]/.test(text)) return text;
  const address = `https://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : text;
}

/** Whether a name has international letters, which can look like others. */
export const isInternational = (domain: string): boolean => domain.split('.').some((label) => label.startsWith('xn--'));
