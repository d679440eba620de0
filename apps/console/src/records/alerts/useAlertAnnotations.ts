import type { AlertMetric } from '@edge-console/domain';
import type { ReferenceArea } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { graphql } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useAccess } from '../../auth/access/useAccess.ts';

const alertIncidentsQuery = graphql(`
  query AlertIncidents($from: DateTime!, $to: DateTime!) {
    alertIncidents(from: $from, to: $to) {
      id
      ruleName
      metric
      channel {
        id
        name
      }
      startedAt
      endedAt
    }
  }
`);

const day = 86_400_000;
/** The API's limit. */
const maxDays = 92;

/** The alerts during a chart's times, as shaded areas; none while they load, or if they cannot be loaded. */
export function useIncidentAreas(times: readonly number[], metrics: readonly AlertMetric[]): readonly ReferenceArea[] {
  const { allowed } = useAccess('alertIncidents');
  const [first, last] = [times[0], times.at(-1)];
  const isKnown = allowed && first !== undefined && last !== undefined && first < last && last - first <= maxDays * day;
  const query = useQuery(
    alertIncidentsQuery,
    isKnown ? { from: new Date(first).toISOString(), to: new Date(last).toISOString() } : null,
  );
  const incidents = (query.data ?? query.previousData)?.alertIncidents;
  return useMemo(
    () =>
      isKnown && incidents
        ? incidents
            .filter(({ metric }) => metrics.includes(metric))
            .map(({ ruleName, channel, startedAt, endedAt }) => ({
              from: Date.parse(startedAt),
              to: endedAt === null ? undefined : Date.parse(endedAt),
              label: channel ? `${ruleName}: ${channel.name}` : ruleName,
            }))
        : [],
    [isKnown, incidents, metrics],
  );
}
