import { useEffect } from 'react';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { readAlerts, readChecklist } from '../onboarding/checklist.ts';
import { saveChecklist } from '../onboarding/saveChecklist.ts';

const alertNotificationsQuery = graphql(`
  query AlertNotifications {
    alertNotifications {
      id
      ruleId
      ruleName
      channel {
        id
        name
      }
      startedAt
      endedAt
    }
    viewer {
      preferences {
        checklist
      }
    }
  }
`);

export type AlertNotification = ResultOf<typeof alertNotificationsQuery>['alertNotifications'][number];

/** Rules are evaluated once a minute. */
const everyMs = 60_000;
const none: readonly AlertNotification[] = [];

/** The user's alerts of the last 30 days, latest first, and how many started since the bell was last opened. */
export function useAlertNotifications(isActing: boolean) {
  const queryClient = useQueryClient();
  const { data, update } = useQuery(alertNotificationsQuery, {});
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void queryClient.refetchQueries(alertNotificationsQuery).catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [queryClient]);
  const alerts = data?.alertNotifications ?? none;
  const checklist = readChecklist(data?.viewer.preferences.checklist);
  const { alertsReadUntil = '' } = checklist;
  const unreadCount = alerts.filter(({ startedAt }) => startedAt > alertsReadUntil).length;
  const markRead = () => {
    const [latest] = alerts;
    // An actor reads no alerts for the user.
    if (latest === undefined || unreadCount === 0 || isActing) return;
    const change = readAlerts(latest.startedAt);
    update((shown) => ({ ...shown, viewer: { preferences: { checklist: change(checklist) } } }));
    void saveChecklist(queryClient.client, change);
  };
  return { alerts, unreadCount, markRead };
}
