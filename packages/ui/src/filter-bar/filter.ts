/** Operators of the API's `Filter` input, by the same names. */
const filterOperators = ['eq', 'ne', 'contains', 'lt', 'gt', 'between'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** `between` has two values, low and high; `eq` and `ne` on a choice have one or more; all others have one. */
export type Filter = { field: string; op: FilterOperator; values: readonly string[] };

export type FilterOption = { value: string; label: string };

/** A property one may filter by. Values: `choice` an option's value, `text` any text, `date` an ISO date "2026-11-05". */
export type FilterField = { id: string; label: string } & (
  | { type: 'choice'; options: readonly FilterOption[] }
  | { type: 'text' }
  | { type: 'date' }
);

/** The API refuses more. */
export const maximumFilters = 10;

const operatorsByType: Record<FilterField['type'], readonly FilterOperator[]> = {
  choice: ['eq', 'ne'],
  text: ['contains', 'eq', 'ne'],
  date: ['gt', 'lt', 'between', 'eq'],
};

/** The operators a field understands, the most useful first. */
export function operatorsOf(field: FilterField): readonly FilterOperator[] {
  return operatorsByType[field.type];
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

function isDate(value: string): boolean {
  if (!isoDate.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Parsing alone would accept 31 February by rolling over.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

function isValueOf(field: FilterField, value: string): boolean {
  if (field.type === 'choice') return field.options.some((option) => option.value === value);
  if (field.type === 'date') return isDate(value);
  return value.trim() !== '';
}

/** Whether the API would accept the filter: a known operator, the right number of values, each of the field's kind. */
export function isValidFilter(filter: Filter, field: FilterField): boolean {
  const { op, values } = filter;
  if (!operatorsOf(field).includes(op)) return false;
  if (values.length === 0 || !values.every((value) => isValueOf(field, value))) return false;
  if (op === 'between') {
    const [low, high] = values;
    return values.length === 2 && low !== undefined && high !== undefined && low <= high;
  }
  const mayHaveMany = field.type === 'choice';
  return values.length === 1 || mayHaveMany;
}

/** Two filters that say the same. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  return serialiseFilter(one) === serialiseFilter(other);
}

function escapeValue(value: string): string {
  return value.replace(/[%,]/g, encodeURIComponent);
}

function unescapeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** One URL parameter's value: `status:eq:ACTIVE,INVITED`, `createdAt:between:2026-01-01..2026-11-20`. */
export function serialiseFilter({ field, op, values }: Filter): string {
  const text = op === 'between' ? values.join('..') : values.map(escapeValue).join(',');
  return `${field}:${op}:${text}`;
}

function parseFilter(text: string, fields: readonly FilterField[]): Filter | undefined {
  const [fieldId, operator] = text.split(':', 2);
  const field = fields.find(({ id }) => id === fieldId);
  const op = filterOperators.find((known) => known === operator);
  if (!field || !op) return undefined;
  const valueText = text.slice(field.id.length + op.length + 2);
  const values = op === 'between' ? valueText.split('..') : valueText.split(',').map(unescapeValue);
  const filter = { field: field.id, op, values };
  return isValidFilter(filter, field) ? filter : undefined;
}

/** Reads the URL's parameters. An address may be old or typed by hand: what is unknown or wrong is dropped. */
export function parseFilters(parameters: readonly string[], fields: readonly FilterField[]): Filter[] {
  const filters: Filter[] = [];
  for (const parameter of parameters) {
    const filter = parseFilter(parameter, fields);
    if (filter && !filters.some((known) => isSameFilter(known, filter))) filters.push(filter);
  }
  return filters.slice(0, maximumFilters);
}
