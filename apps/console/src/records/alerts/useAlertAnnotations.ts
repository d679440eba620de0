import type { AlertMetric } from '@edge-console/domain';
import { BellRing } from '@edge-console/ui/icon';
import type { ChartAnnotation } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { graphql } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useAccess } from '../../auth/access/useAccess.ts';
import { objectUrl } from '../../router/objectUrl.ts';

const alertIncidentsQuery = graphql(`
  query AlertIncidents($from: DateTime!, $to: DateTime!) {
    alertIncidents(from: $from, to: $to) {
      id
      ruleId
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

type Incident = {
  id: string;
  ruleId: string;
  ruleName: string;
  channel: { name: string } | null;
  startedAt: string;
  endedAt: string | null;
};

/** Marks when an alert fired, with a link to its rule, and shades the time until it ended. */
export const alertAnnotation = (
  { id, ruleId, ruleName, channel, startedAt, endedAt }: Incident,
  viewer: Viewer,
): ChartAnnotation[] => {
  const href = objectUrl({ type: 'AlertRule', id: ruleId }, viewer);
  if (href === undefined) return [];
  return [
    {
      id,
      at: Date.parse(startedAt),
      to: endedAt === null ? Infinity : Date.parse(endedAt),
      label: channel ? `${ruleName}: ${channel.name}` : ruleName,
      icon: BellRing,
      tone: 'warning',
      href,
    },
  ];
};

/** The alerts during a chart's times; none while they load, or if they cannot be loaded. */
export function useAlertAnnotations(
  times: readonly number[],
  metrics: readonly AlertMetric[],
): readonly ChartAnnotation[] {
  const viewer = useViewer();
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
            .flatMap((incident) => alertAnnotation(incident, viewer))
        : [],
    [isKnown, incidents, metrics, viewer],
  );
}
