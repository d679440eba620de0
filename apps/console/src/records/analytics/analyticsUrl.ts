import { parseDateRange, serializeDateRange } from '@edge-console/ui/date-range';
import {
  emptyQuery,
  type FilterField,
  type FilterQuery,
  parse,
  serialize,
  toServerFilters,
} from '@edge-console/ui/property-filter';
import { analyticsMessages } from './messages.ts';
import type { Span } from './queries.ts';

export const spanNames = ['LAST_10_MIN', 'LAST_HOUR', 'LAST_24_H', 'TODAY', 'YESTERDAY', 'LAST_7_D', 'CUSTOM'] as const;
export type SpanName = (typeof spanNames)[number];

/** Values in the URL, in the order of the names. */
const spanParameters: Readonly<Record<SpanName, string>> = {
  LAST_10_MIN: '10min',
  LAST_HOUR: '1h',
  LAST_24_H: '24h',
  TODAY: 'today',
  YESTERDAY: 'yesterday',
  LAST_7_D: '7d',
  CUSTOM: 'custom',
};

/** Channels and countries accept any text. */
const anyOf = async (text: string) => (text.trim() === '' ? [] : [{ value: text.trim(), label: text.trim() }]);
const countryCodes = async (text: string) =>
  /^[a-z]{2}$/iu.test(text.trim()) ? [{ value: text.trim().toUpperCase(), label: text.trim().toUpperCase() }] : [];

const { fields: labels } = analyticsMessages;

/** Filter fields, with suggestions where known. */
export const filterFields = (
  channels: readonly string[] = [],
  countries: readonly { value: string; label: string }[] = [],
): readonly FilterField[] => [
  {
    id: 'channel',
    label: labels.channel,
    type: 'choice',
    operators: ['eq', 'ne', 'contains'],
    options: channels.map((value) => ({ value, label: value })),
    loadOptions: anyOf,
  },
  {
    id: 'country',
    label: labels.country,
    type: 'choice',
    operators: ['eq', 'ne'],
    options: countries,
    loadOptions: countryCodes,
  },
  { id: 'offload', label: labels.offload, type: 'number', operators: ['gt', 'lt', 'between'] },
  { id: 'viewingSeconds', label: labels.viewingSeconds, type: 'number', unit: 's', operators: ['gt', 'lt', 'between'] },
];

/** The page's state, all of it in the URL. */
export type AnalyticsFilters = {
  readonly span: SpanName;
  /** For a custom time range. */
  readonly from: string | null;
  readonly to: string | null;
  readonly filter: FilterQuery;
  /** The saved view it started from. */
  readonly view: string | null;
  /** Shows a fictional broadcaster instead of the account. */
  readonly isSample: boolean;
  /** A part of the time range that replaces it until the zoom is reset. */
  readonly zoom: { readonly from: string; readonly to: string } | null;
  /** Whether the charts show the previous period. */
  readonly isCompared: boolean;
};

const maxViewLength = 200;

const isSpanName = (name: string | undefined): name is SpanName => name !== undefined && name in spanParameters;

/** Parses the URL, and ignores invalid values. */
export function readAnalyticsUrl(search: string): AnalyticsFilters {
  const parameters = new URLSearchParams(search);
  const word = parameters.get('span');
  const named = Object.entries(spanParameters).find(([, one]) => one === word)?.[0];
  const range = parseDateRange(parameters.get('range') ?? '');
  const zoom = parseDateRange(parameters.get('zoom') ?? '');
  const isCustom = named === 'CUSTOM' && range?.kind === 'absolute';
  const span = isCustom ? 'CUSTOM' : named === 'CUSTOM' || !isSpanName(named) ? 'LAST_24_H' : named;
  return {
    span,
    from: isCustom ? range.from : null,
    to: isCustom ? range.to : null,
    filter: { ...parse(parameters.getAll('filter'), filterFields()), text: '', operator: 'and' },
    view: parameters.get('view')?.slice(0, maxViewLength) || null,
    isSample: parameters.get('sample') === '1',
    zoom: zoom?.kind === 'absolute' ? { from: zoom.from, to: zoom.to } : null,
    isCompared: parameters.get('compare') === '1',
  };
}

export function writeAnalyticsUrl(filters: AnalyticsFilters): string {
  const { span, from, to, filter, view, isSample, zoom, isCompared } = filters;
  const parameters = new URLSearchParams();
  if (isSample) parameters.set('sample', '1');
  if (view !== null) parameters.set('view', view);
  if (span !== 'LAST_24_H') parameters.set('span', spanParameters[span]);
  if (from !== null && to !== null) parameters.set('range', serializeDateRange({ kind: 'absolute', from, to }));
  if (zoom !== null) parameters.set('zoom', serializeDateRange({ kind: 'absolute', ...zoom }));
  if (isCompared) parameters.set('compare', '1');
  const written = serialize({ ...emptyQuery, tokens: filter.tokens });
  if (written !== '') parameters.set('filter', written);
  return parameters.toString();
}

const isOfSelection = ({ field, op }: { field: string; op: string }) => field === 'channel' && op === 'eq';

/** The channels in the charts; empty means all. */
export const selectedChannels = ({ filter }: AnalyticsFilters): readonly string[] =>
  filter.tokens.find(isOfSelection)?.values ?? [];

/** The API's limit per filter. */
export const maxSelected = 20;

export function chooseChannels(filters: AnalyticsFilters, names: readonly string[]): AnalyticsFilters {
  const others = filters.filter.tokens.filter((token) => !isOfSelection(token));
  const chosen = names.slice(0, maxSelected);
  const tokens = chosen.length > 0 ? [{ field: 'channel', op: 'eq', values: chosen }, ...others] : others;
  return { ...filters, filter: { ...filters.filter, tokens } };
}

const hour = 3_600_000;
const minute = 60_000;

const toSecond = (time: number): string => new Date(time).toISOString().replace(/\.\d{3}Z$/u, 'Z');
const roundDown = (time: number, step: number): number => Math.floor(time / step) * step;

/** The start of a day in the user's time zone. */
function midnight(now: number, days: number): number {
  const date = new Date(now);
  date.setHours(0, 0, 0, 0);
  return date.setDate(date.getDate() + days);
}

/** Yesterday, or today until the last full hour; in its first hour, until the last full minute. */
function dayRange(span: 'TODAY' | 'YESTERDAY', now: number): { from: string; to: string } {
  const start = midnight(now, 0);
  if (span === 'YESTERDAY') return { from: toSecond(midnight(now, -1)), to: toSecond(start) };
  const end = now - start < hour ? Math.max(start + minute, roundDown(now, minute)) : roundDown(now, hour);
  return { from: toSecond(start), to: toSecond(end) };
}

/** The argument of every query on the page. */
export function spanOf({ span, from, to, filter, isSample, zoom }: AnalyticsFilters, now = Date.now()): Span {
  return {
    ...(span === 'TODAY' || span === 'YESTERDAY'
      ? { span: 'CUSTOM', ...dayRange(span, now) }
      : { span, ...(span === 'CUSTOM' && { from, to }) }),
    ...(zoom && { span: 'CUSTOM', ...zoom }),
    ...(isSample && { sample: true }),
    ...(filter.tokens.length > 0 && { filter: toServerFilters(filter, filterFields()) }),
  };
}

const lengths: Readonly<Record<Exclude<Span['span'], 'CUSTOM'>, number>> = {
  LAST_10_MIN: hour / 6,
  LAST_HOUR: hour,
  LAST_24_H: 24 * hour,
  LAST_7_D: 168 * hour,
};

/** A custom time range in whole hours, like its figures. */
export function roundToHours({ from, to }: { from: Date; to: Date }): Pick<AnalyticsFilters, 'from' | 'to'> {
  const start = roundDown(from.getTime(), hour);
  // People end a day at 23:59.
  const end = roundDown(to.getTime() + minute, hour);
  return { from: toSecond(start), to: toSecond(Math.max(start + hour, end)) };
}

/** The longest custom time range that the API accepts. */
export const maxRangeDays = 92;

export const isRangeTooLong = (range: Pick<AnalyticsFilters, 'from' | 'to'>): boolean =>
  lengthOf({ span: 'CUSTOM', ...range }) > maxRangeDays * 24 * hour;

/** The part of the time range that the user selected in a chart. */
export const zoomTo = (filters: AnalyticsFilters, from: Date, to: Date): AnalyticsFilters => ({
  ...filters,
  zoom: { from: toSecond(from.getTime()), to: toSecond(to.getTime()) },
});

const lengthOf = ({ span, from, to }: Span): number =>
  span === 'CUSTOM' ? new Date(to ?? 0).getTime() - new Date(from ?? 0).getTime() : lengths[span];

/** Whole days, because the audience differs by the time of day. */
const daysOf = (length: number): number => (length < 24 * hour ? length : Math.ceil(length / (24 * hour)) * 24 * hour);

/** The same local time on the day before, also across a change of the clock. */
function dayBefore(moment: string | null | undefined): string {
  const date = new Date(moment ?? 0);
  return new Date(date.setDate(date.getDate() - 1)).toISOString();
}

/**
 * The previous period of the same length; `asOf` is the end of the current one. A zoomed part of the time range is compared
 * with the same part of the previous time range, and a day with the same hours of the day before.
 */
export function spanBefore(filters: AnalyticsFilters, asOf: string): Span {
  const current = spanOf(filters);
  if (filters.span === 'TODAY' || filters.span === 'YESTERDAY')
    return { ...current, from: dayBefore(current.from), to: dayBefore(current.to) };
  const length = lengthOf(current);
  const shift = filters.zoom ? daysOf(lengthOf(spanOf({ ...filters, zoom: null }))) : length;
  const end = new Date(asOf).getTime() - shift;
  return {
    ...current,
    span: 'CUSTOM',
    from: new Date(end - length).toISOString(),
    to: new Date(end).toISOString(),
  };
}
