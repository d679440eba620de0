/** Serializes responses to JSON and back. A Date becomes `{$date: ISO}`, and keys that start with `$` get a second one. */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const mapEntries = (
  value: Record<string, unknown>,
  nameOf: (key: string) => string,
  map: (one: unknown) => unknown,
): Record<string, unknown> => Object.fromEntries(Object.entries(value).map(([key, one]) => [nameOf(key), map(one)]));

const escaped = (key: string): string => (key.startsWith('$') ? `$${key}` : key);
const unescaped = (key: string): string => (key.startsWith('$') ? key.slice(1) : key);

export function serializeValue(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(serializeValue);
  return isRecord(value) ? mapEntries(value, escaped, serializeValue) : value;
}

export function deserializeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deserializeValue);
  if (!isRecord(value)) return value;
  return typeof value['$date'] === 'string' ? new Date(value['$date']) : mapEntries(value, unescaped, deserializeValue);
}

/** The same text for the same input, regardless of key order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
  return `{${entries.join(',')}}`;
}
