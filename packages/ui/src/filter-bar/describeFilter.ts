import { formatDate } from '../date-time/formatDate.ts';
import type { Messages } from '../messages/index.ts';
import type { Filter, FilterField } from './filter.ts';

/** A filter in words: "Status" "is not" "Deleted". */
export type FilterWords = { property: string; operator: string; value: string };

/** More values than this are counted: "Regular, Administrator +3". */
const valuesShown = 2;

function dateWords(value: string): string {
  return formatDate(new Date(`${value}T00:00:00Z`), 'UTC');
}

function rangeWords(low: string, high: string): string {
  const [from, to] = [dateWords(low), dateWords(high)];
  const isSameYear = low.slice(0, 4) === high.slice(0, 4);
  return `${isSameYear ? from.slice(0, -' 2026'.length) : from} – ${to}`;
}

function valueWords({ op, values }: Filter, field: FilterField): string {
  const [first = '', second = ''] = values;
  if (field.type === 'text') return first;
  if (field.type === 'date') return op === 'between' ? rangeWords(first, second) : dateWords(first);
  const labels = values.map((value) => field.options.find((option) => option.value === value)?.label ?? value);
  const rest = labels.length - valuesShown;
  return labels.slice(0, valuesShown).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

export function describeFilter(
  filter: Filter,
  field: FilterField,
  operators: Messages['filterBar']['operators'],
): FilterWords {
  const isMany = filter.values.length > 1;
  const many = { eq: operators.eqMany, ne: operators.neMany };
  const operator = isMany && (filter.op === 'eq' || filter.op === 'ne') ? many[filter.op] : operators[filter.op];
  return { property: field.label, operator, value: valueWords(filter, field) };
}
