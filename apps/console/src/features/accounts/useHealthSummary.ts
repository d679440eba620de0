import { useFormats } from '@edge-console/ui/formats';
import { useQuery } from '../../api/useQuery.ts';
import { attentionOf } from './healthText.ts';
import { accountsMessages } from './messages.ts';
import { healthSummaryQuery, type HealthStatus } from './queries.ts';

const messages = accountsMessages.health;

export type Summary = { counts: ReadonlyMap<HealthStatus, number>; title: string; description: string };

/** How many accounts of a list need attention, in a title and a sentence. Undefined while loading, null after an error. */
export function useHealthSummary(resource: 'resellers' | 'customers'): Summary | null | undefined {
  const isCustomers = resource === 'customers';
  const { data, error } = useQuery(healthSummaryQuery, { type: isCustomers ? 'CUSTOMER' : 'RESELLER' });
  const formats = useFormats();
  const summary = data?.accountHealth;
  if (!summary) return error ? null : undefined;
  const { audience, firingAlerts } = summary;
  const counts = new Map(summary.counts.map(({ status, count }) => [status, count]));
  const sum = (statuses: readonly HealthStatus[]) =>
    statuses.reduce((total, status) => total + (counts.get(status) ?? 0), 0);
  const attention = sum(attentionOf[resource]);
  const total = sum([...counts.keys()]);
  const { title } = accountsMessages[resource];
  const sentences: string[] = [];
  if (isCustomers && firingAlerts > 0) sentences.push(messages.alerts(firingAlerts));
  if (isCustomers && audience && audience.lastHour > 0) {
    const change = audience.weekBefore > 0 ? audience.lastHour / audience.weekBefore - 1 : undefined;
    const written = change === undefined ? '' : formats.percent(Math.abs(change));
    const compared =
      change === undefined
        ? ''
        : !/[1-9]/u.test(written)
          ? messages.same
          : change > 0
            ? messages.up(written)
            : messages.down(written);
    sentences.push(messages.audienceLine(formats.compact(audience.lastHour), compared));
  }
  return {
    counts,
    title:
      total === 0
        ? title
        : attention === 0
          ? messages.noAttention(title.toLowerCase())
          : messages.someAttention(
              formats.number(attention),
              formats.number(total),
              title.toLowerCase(),
              attention === 1,
            ),
    description: sentences.join(' '),
  };
}
