import * as v from 'valibot';

/** The contract between the API and the charts host. */

export const dashboardKinds = ['BASIC', 'ADVANCED', 'ONLINE_SIGNUP', 'USAGE_STATISTICS', 'RESELLER_ADVANCED'] as const;
export type DashboardKind = (typeof dashboardKinds)[number];

/** Paths on the charts host. */
export const dashboardPaths: Readonly<Record<DashboardKind, string>> = {
  BASIC: '/basic',
  ADVANCED: '/advanced',
  ONLINE_SIGNUP: '/online-signup',
  USAGE_STATISTICS: '/usage-statistics',
  RESELLER_ADVANCED: '/reseller-advanced',
};

/** The query parameter with the single-use ticket. */
export const ticketParameter = 'ticket';

const filter = v.object({
  field: v.pipe(v.string(), v.maxLength(60)),
  op: v.picklist(['eq', 'contains', 'lt', 'gt', 'between', 'ne']),
  values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
});
export const filters = v.pipe(v.array(filter), v.maxLength(10));
export type DashboardFilter = v.InferOutput<typeof filter>;

/** The field of the time range filter: `{ field: 'span', op: 'eq', values: ['7d'] }`. */
export const spanField = 'span';
export const dashboardSpans: Readonly<Record<DashboardKind, readonly [first: string, ...others: string[]]>> = {
  BASIC: ['24h', '7d', '30d'],
  ADVANCED: ['24h', '7d', '30d'],
  RESELLER_ADVANCED: ['24h', '7d', '30d'],
  USAGE_STATISTICS: ['7d', '30d', '90d'],
  ONLINE_SIGNUP: ['30d', '90d', '12mo'],
};
export const defaultSpans: Readonly<Record<DashboardKind, string>> = {
  BASIC: '7d',
  ADVANCED: '7d',
  RESELLER_ADVANCED: '7d',
  USAGE_STATISTICS: '7d',
  ONLINE_SIGNUP: '12mo',
};

/** The number of metrics and the heights of the panels in px, so that nothing moves when the dashboard loads. */
export const dashboardSketches: Readonly<
  Record<DashboardKind, { readonly metrics: number; readonly panels: readonly number[] }>
> = {
  BASIC: { metrics: 4, panels: [308, 308] },
  ADVANCED: { metrics: 8, panels: [340, 340, 336, 406] },
  RESELLER_ADVANCED: { metrics: 5, panels: [340, 340, 336, 406] },
  USAGE_STATISTICS: { metrics: 5, panels: [340, 340, 308, 308] },
  ONLINE_SIGNUP: { metrics: 3, panels: [308, 308, 308, 308, 300] },
};

export const openedSession = v.object({
  /** A secret. */
  session: v.string(),
  /** An ISO instant. */
  expiresAt: v.string(),
  kind: v.picklist(dashboardKinds),
  filters,
});
export type OpenedSession = v.InferOutput<typeof openedSession>;

/** Origins of the consoles that can embed the page. */
export const ancestors = v.array(v.string());
export const opened = v.object({ opened: v.nullable(openedSession), ancestors });

const unit = v.picklist(['sessions', 'bitRate', 'bytes', 'hours', 'milliseconds', 'ratio', 'count']);
export type Unit = v.InferOutput<typeof unit>;
const amount = v.nullable(v.number());

const metric = v.object({
  id: v.string(),
  unit,
  value: amount,
  before: amount,
  better: v.picklist(['up', 'down', 'none']),
});
export type DashboardMetric = v.InferOutput<typeof metric>;

const series = v.object({ id: v.string(), values: v.array(amount) });
const panel = v.variant('shape', [
  /** Values over time. `strip`: a separate ratio for each point. */
  v.object({
    shape: v.picklist(['line', 'area', 'columns']),
    id: v.string(),
    unit,
    /** Starts of the steps, in ms since 1970. */
    times: v.array(v.number()),
    series: v.array(series),
    strip: v.optional(series),
    /** The total at the same steps of the previous period, in the panel's unit. */
    comparison: v.optional(v.array(amount)),
  }),
  /** Values in descending order. `field`: the filter field of an item. */
  v.object({
    shape: v.literal('ranking'),
    id: v.string(),
    unit,
    field: v.optional(v.string()),
    rows: v.array(v.object({ name: v.string(), values: v.array(amount) })),
    series: v.array(v.string()),
  }),
  v.object({
    shape: v.literal('map'),
    id: v.string(),
    unit,
    countries: v.array(v.object({ country: v.string(), value: v.number() })),
  }),
  v.object({
    shape: v.literal('parts'),
    id: v.string(),
    unit,
    parts: v.array(v.object({ name: v.string(), value: v.number() })),
  }),
]);
export type DashboardPanel = v.InferOutput<typeof panel>;

/** Has ids and names; the page has the labels. */
export const dashboard = v.object({ asOf: v.string(), metrics: v.array(metric), panels: v.array(panel) });
export type Dashboard = v.InferOutput<typeof dashboard>;
