import { emptyQuery } from '@edge-console/ui/property-filter';
import { chooseChannels, writeAnalyticsUrl } from '../analytics/analyticsUrl.ts';

const hour = 3_600_000;
const toSecond = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/u, 'Z');

type Incident = { startedAt: string; endedAt: string | null; channel: { name: string } | null };

/** The analytics page around an incident: whole hours, with at least three hours before and after it. */
export function incidentUrl({ startedAt, endedAt, channel }: Incident, now = Date.now()): string {
  const from = Math.floor(Date.parse(startedAt) / hour) * hour - 3 * hour;
  const end = endedAt === null ? now : Date.parse(endedAt);
  const to = Math.min(Math.ceil(end / hour) * hour + 3 * hour, Math.floor(now / hour) * hour);
  const filters = {
    span: 'CUSTOM',
    from: toSecond(from),
    to: toSecond(Math.max(to, from + hour)),
    filter: emptyQuery,
    view: null,
    isSample: false,
    zoom: null,
    isCompared: false,
  } as const;
  const chosen = channel ? chooseChannels(filters, [channel.name]) : filters;
  return `/edge-intelligence/analytics/?${writeAnalyticsUrl(chosen)}`;
}
