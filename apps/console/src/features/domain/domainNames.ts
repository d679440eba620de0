import { readTyped } from '@edge-console/forms/rules';

/** Labels under which registries of countries give names away: `co.uk`, `com.au`. */
const registryLabels: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ne', 'net', 'or', 'org']);

/**
 * The zone that a domain most likely belongs to: the name somebody registered, as their DNS provider lists it. A guess, which
 * only shortens what is copied.
 */
export function zoneOf(domain: string): string {
  const labels = domain.split('.');
  const [country = '', registry = ''] = labels.toReversed();
  const isBelowRegistry = labels.length > 2 && country.length === 2 && registryLabels.has(registry);
  return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}

/** A name as panels want it that add the zone by themselves. */
export function withoutZone(name: string, zone: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}

export type DnsRecord = { name: string; type: string; value: string };

export const recordTtl = 300;

const isName = ({ type }: DnsRecord): boolean => type !== 'CAA';

/** The record as a line of a zone file: whole names end with a dot. */
export const zoneFileLine = (record: DnsRecord): string =>
  `${record.name}. ${recordTtl} IN ${record.type} ${record.value}${isName(record) ? '.' : ''}`;

/** What was typed, as DNS writes it: small letters, without scheme, slash and quotation marks, and international letters as punycode. */
export function toDomain(typed: string): string {
  const text = readTyped(
    readTyped(typed)
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[./]+$/, ''),
  );
  // Letters that are no ASCII; the parser knows how DNS writes them.
  if (!/\P{ASCII}/u.test(text) || /[\s/?#@:\\%]/.test(text)) return text;
  const address = `https://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : text;
}

/** Whether a name has international letters, which can look like others. */
export const isInternational = (domain: string): boolean => domain.split('.').some((label) => label.startsWith('xn--'));
