import { isUuid } from '../../core/database/ids.ts';
import { invalid, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { listLimits, type Filter } from '../../core/lists/listQuery.ts';
import type { ReaderContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { FilterInput } from '../../core/schema/list.ts';
import type { MeasurementQuery, Window } from '../../core/services/measurements.ts';
import { type AccountMeasurements, sampleMeasurements } from './sampleMeasurements.ts';
import { customWindow, recentWindow, timeSpans, type TimeSpan } from './window.ts';

const maxDays = 92;

const TimeSpanEnum = builder.enumType('TimeSpan', { values: timeSpans });

export const SpanInput = builder.inputType('SpanInput', {
  fields: (t) => ({
    span: t.field({ type: TimeSpanEnum, required: true }),
    from: t.field({ type: 'DateTime' }),
    to: t.field({ type: 'DateTime' }),
    channelId: t.id(),
    filter: t.field({ type: [FilterInput] }),
    /** Measurements of a fictional broadcaster instead of the account's. */
    sample: t.boolean(),
  }),
});

/** The argument of every analytics query. */
export const spanArguments = builder.args((t) => ({ in: t.field({ type: SpanInput, required: true }) }));

type Span = {
  readonly span: TimeSpan;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly channelId?: string | null | undefined;
  readonly filter?: readonly Filter[] | null | undefined;
  readonly sample?: boolean | null | undefined;
};
type Refused = { readonly failure: Failure };

const refuse = (message: string): Refused => ({ failure: invalid(message, 'in') });

function readWindow({ span, from, to }: Span, now: Date): Window | Refused {
  if (span !== 'CUSTOM') return from || to ? refuse(validationMessages.spanCustom) : recentWindow(span, now);
  if (!from || !to || from >= to) return refuse(validationMessages.spanEnds);
  if (to.getTime() - from.getTime() > maxDays * 86_400_000) return refuse(validationMessages.spanLength(maxDays));
  return customWindow(from, to, now);
}

const number = /^\d{1,15}(\.\d{1,6})?$/;

type Fields = Readonly<Record<string, readonly Filter['op'][]>>;

/** Filter operators for measurements, by field. */
export const filterFields: Fields = {
  channel: ['eq', 'ne', 'contains'],
  country: ['eq', 'ne'],
  offload: ['lt', 'gt', 'between'],
  viewingSeconds: ['lt', 'gt', 'between'],
};

function refusalOf({ field, op, values }: Filter, fields: Fields): string | null {
  const operators = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!operators) return validationMessages.filterField(field);
  if (!operators.includes(op)) return validationMessages.filterOperator(field, op);
  const isNumber = operators.includes('between');
  const maxValues = op === 'between' ? 2 : isNumber ? 1 : listLimits.values;
  if (values.length === 0 || values.length > maxValues || (op === 'between' && values.length < 2))
    return validationMessages.filterCountOfValues(field, op);
  const isValid = (value: string) => (isNumber ? number.test(value) : value.length <= listLimits.value);
  if (!values.every(isValid)) return validationMessages.filterValue(field);
  return op === 'between' && Number(values[0]) > Number(values[1]) ? validationMessages.filterRange(field) : null;
}

/** Why filters are invalid, or null. */
export function refusalOfFilters(filters: readonly Filter[], fields: Fields = filterFields): string | null {
  if (filters.length > listLimits.filters) return validationMessages.filterCount(listLimits.filters);
  return filters.map((filter) => refusalOf(filter, fields)).find((message) => message !== null) ?? null;
}

export function readSpan(
  { settings, transaction, entity }: ReaderContext,
  given: Span,
): { readonly query: MeasurementQuery; readonly measurements: AccountMeasurements } | Refused {
  const window = readWindow(given, new Date());
  if ('failure' in window) return window;
  const filters = given.filter ?? [];
  const refused = refusalOfFilters(filters);
  if (refused) return refuse(refused);
  const channelId = given.channelId ?? null;
  if (channelId !== null && !isUuid(channelId)) return refuse(validationMessages.channelId);
  return {
    query: { entityId: entity.id, window, channelId, filters },
    measurements: given.sample ? sampleMeasurements : settings.measurements.queriesFor(transaction),
  };
}
