import { utcMidnight } from '../calendar/isoDate.ts';
import { formatDate, formatDateSpan } from '../date-time/formatDate.ts';
import { formatList, formatNumber } from '../formats/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Filter, FilterField } from './filter.ts';

/** A filter in words: "Status" "is not" "Deleted". */
export type FilterWords = { property: string; operator: string; value: string };

/** More values than this are counted: "Regular, Administrator +3". */
const valuesShown = 2;

function valueWords({ op, values }: Filter, field: FilterField, locale: string): string {
  const [first = '', second = ''] = values;
  if (field.type === 'text') return first;
  if (field.type === 'date') {
    return op === 'between'
      ? formatDateSpan(utcMidnight(first), utcMidnight(second), 'UTC', locale)
      : formatDate(utcMidnight(first), 'UTC', locale);
  }
  const labels = values.map((value) => field.options.find((option) => option.value === value)?.label ?? value);
  const rest = labels.length - valuesShown;
  return formatList(labels.slice(0, valuesShown), locale) + (rest > 0 ? ` +${formatNumber(rest, locale)}` : '');
}

/** What stands on the token of a filter; for a list of filters elsewhere too. */
export function describeFilter(
  filter: Filter,
  field: FilterField,
  operators: Messages['filterBar']['operators'],
  locale = 'en-US',
): FilterWords {
  const isMany = filter.values.length > 1;
  const many = { eq: operators.eqMany, ne: operators.neMany };
  const operator = isMany && (filter.op === 'eq' || filter.op === 'ne') ? many[filter.op] : operators[filter.op];
  return { property: field.label, operator, value: valueWords(filter, field, locale) };
}
