import { SlidersHorizontal } from '@edge-console/ui/icon';
import type { ChartAnnotation } from '@edge-console/ui/line-chart';
import { useMemo } from 'react';
import { graphql } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useAccess } from '../../auth/access/useAccess.ts';
import { writeDrawer } from '../../router/drawer/drawerParam.ts';
import { drawerParameter } from '../../router/leavesPage.ts';
import { routes } from '../../router/routes.ts';
import { auditMessages } from './messages.ts';

const parameterChangesQuery = graphql(`
  query ParameterChanges($list: ListInput) {
    auditEvents(list: $list) {
      nodes {
        id
        at
        action
        diff
      }
    }
  }
`);

const labels: Readonly<Record<string, (category: string) => string>> = auditMessages.parameterChanges;
const hour = 3_600_000;
const maxEvents = 100;

/** The parameter category of an event: `{category: [before, after]}`. */
function categoryOf(diff: unknown): string {
  const change: unknown = typeof diff === 'object' && diff !== null && 'category' in diff ? diff.category : undefined;
  return Array.isArray(change) ? String(change[1] ?? change[0]) : '';
}

/** The latest changes of the account's parameters during a chart's times, with links to the audit log, if the viewer can read it. */
export function useParameterAnnotations(times: readonly number[]): readonly ChartAnnotation[] {
  const { entity } = useViewer();
  const { allowed } = useAccess('auditEvents');
  const [first, last] = [times[0], times.at(-1)];
  const isKnown = allowed && entity && first !== undefined && last !== undefined && first < last;
  // Whole hours, so that a live chart does not send a request for each update.
  const range = isKnown ? [Math.floor(first / hour) * hour, Math.ceil(last / hour) * hour] : [];
  const query = useQuery(
    parameterChangesQuery,
    isKnown
      ? {
          list: {
            first: maxEvents,
            filter: [
              { field: 'action', op: 'eq', values: Object.keys(labels) },
              { field: 'entity', op: 'eq', values: [entity.id] },
              { field: 'outcome', op: 'eq', values: ['OK'] },
              { field: 'at', op: 'between', values: range.map((time) => new Date(time).toISOString()) },
            ],
          },
        }
      : null,
  );
  const events = (query.data ?? query.previousData)?.auditEvents.nodes;
  return useMemo(
    () =>
      (isKnown && events ? events : []).flatMap(({ id, at, action, diff }) => {
        const label = labels[action]?.(categoryOf(diff));
        if (label === undefined) return [];
        const parameters = new URLSearchParams({ [drawerParameter]: writeDrawer({ name: 'event', id }) });
        const href = `${routes['audit-log'].path}?${String(parameters)}`;
        return [{ id, at: Date.parse(at), label, icon: SlidersHorizontal, href }];
      }),
    [isKnown, events],
  );
}
