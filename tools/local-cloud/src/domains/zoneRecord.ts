/** A DNS record; names have no trailing dot. */
export type ZoneRecord = { readonly name: string; readonly type: string; readonly value: string };

/** The record types used for custom domains. ALIAS replaces CNAME at the zone apex. */
const recordTypes: readonly string[] = ['CNAME', 'ALIAS', 'CAA'];

const line = /^(?<name>\S+)\s+(?:\d+\s+)?(?:IN\s+)?(?<type>[A-Z]+)\s+(?<value>\S.*)$/i;
const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Parses a line of a zone file, as copied from the console; null if it is invalid. */
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
