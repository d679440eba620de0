/** A record of the zone, names without the dot at their end. */
export type ZoneRecord = { readonly name: string; readonly type: string; readonly value: string };

/** The types that say anything about a custom domain. ALIAS stands for the CNAME that the top of a zone cannot have. */
const recordTypes: readonly string[] = ['CNAME', 'ALIAS', 'CAA'];

const line = /^(?<name>\S+)\s+(?:\d+\s+)?(?:IN\s+)?(?<type>[A-Z]+)\s+(?<value>\S.*)$/i;
const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** A line of a zone file, as the console copies it; null for what is none. */
export function parseZoneLine(text: string): ZoneRecord | null {
  const { name, type, value } = line.exec(text.trim())?.groups ?? {};
  if (name === undefined || type === undefined || value === undefined) return null;
  const recordType = recordTypes.find((one) => one === type.toUpperCase());
  if (!recordType) return null;
  return {
    name: withoutDot(name),
    type: recordType,
    value: recordType === 'CAA' ? value.trim() : withoutDot(value.trim()),
  };
}
