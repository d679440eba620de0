import { utcMidnight } from '../calendar/isoDate.ts';
import { formatDate, formatDateSpan } from '../date-time/formatDate.ts';
import { formatList, formatNumber } from '../formats/index.ts';
import { memoizeFormatters } from '../formats/locales.ts';
import type { Messages } from '../messages/index.ts';
import {
  type FilterField,
  type FilterOption,
  type FilterToken,
  isFilterOperator,
  operatorId,
  operatorOf,
  operatorsOf,
} from './filterQuery.ts';

const daysFormat = memoizeFormatters(Intl.NumberFormat);
export const dayUnit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

/** A filter in words: "Status" "is not" "Deleted". */
export type TokenLabels = { property: string; operator: string; value: string };

/** Further values are counted: "Regular, Administrator +3". */
const valuesShown = 2;

/** Operator labels depend on the type: dates are "before", numbers "below". */
export function operatorLabel(
  op: string,
  field: FilterField,
  messages: Messages['propertyFilter']['operators'],
  isMany = false,
): string {
  if (!isFilterOperator(op)) {
    const operator = operatorOf(field, op);
    return typeof operator === 'object' ? operator.label : op;
  }
  if (isMany && (op === 'eq' || op === 'ne')) return op === 'eq' ? messages.eqMany : messages.neMany;
  if (op !== 'lt' && op !== 'gt') return messages[op];
  return field.type === 'date' ? messages[op] : messages[`${op}Number`];
}

const optionLabels = (values: readonly string[], options: readonly FilterOption[]) =>
  values.map((value) => options.find((option) => option.value === value)?.label ?? value);

function valueLabel({ op, values }: FilterToken, field: FilterField, locale: string): string {
  const [first = '', second = ''] = values;
  if (values.length === 0 || field.type === 'text') return values.join(' – ');
  if (op === 'last') return daysFormat(locale, dayUnit).format(Number(first));
  if (field.type === 'date') {
    return op === 'between'
      ? formatDateSpan(utcMidnight(first), utcMidnight(second), 'UTC', locale)
      : formatDate(utcMidnight(first), 'UTC', locale);
  }
  if (field.type === 'number') {
    const numbers = values.map((value) => formatNumber(Number(value), locale, 20)).join(' – ');
    return field.unit === undefined ? numbers : `${numbers}\u00A0${field.unit}`;
  }
  const labels = optionLabels(values, field.options);
  const rest = labels.length - valuesShown;
  return formatList(labels.slice(0, valuesShown), locale) + (rest > 0 ? ` +${formatNumber(rest, locale)}` : '');
}

/** The labels of a filter token; also for lists of filters elsewhere. */
export function describeToken(
  token: FilterToken,
  field: FilterField,
  messages: Messages['propertyFilter']['operators'],
  locale = 'en-US',
): TokenLabels {
  const operator = operatorLabel(token.op, field, messages, token.values.length > 1);
  return { property: field.label, operator, value: valueLabel(token, field, locale) };
}

/** A filter as a sentence with every value and complete dates, which `parseSentence` reads. */
export function sentenceOf(
  token: FilterToken,
  field: FilterField,
  messages: Messages['propertyFilter']['operators'],
  locale: string,
): string {
  const { property, operator, value } = describeToken(token, field, messages, locale);
  const { op, values } = token;
  const isSpan = field.type === 'date' && op === 'between';
  const whole =
    field.type === 'choice'
      ? optionLabels(values, field.options).join(', ')
      : isSpan
        ? values.map((day) => formatDate(utcMidnight(day), 'UTC', locale)).join(' – ')
        : value;
  return `${property} ${operator} ${whole}`.trimEnd();
}

/** All operators of a field with their labels, most useful first. */
export function operatorItems(
  field: FilterField,
  messages: Messages['propertyFilter']['operators'],
): { id: string; label: string }[] {
  return operatorsOf(field).map((operator) => {
    const id = operatorId(operator);
    return { id, label: operatorLabel(id, field, messages) };
  });
}
