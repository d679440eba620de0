import { useEffect, useState } from 'react';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';

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
  }
`);

export type AlertNotification = ResultOf<typeof alertNotificationsQuery>['alertNotifications'][number];

/** Rules are evaluated once a minute. */
const everyMs = 60_000;
const storageKey = (userId: string) => `alerts-read:${userId}`;
const none: readonly AlertNotification[] = [];

/** The user's alerts of the last 30 days, latest first, and how many started since the bell was last opened. */
export function useAlertNotifications(userId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(alertNotificationsQuery, {});
  const [readUntil, setReadUntil] = useState(() => localStorage.getItem(storageKey(userId)) ?? '');
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void queryClient.refetchQueries(alertNotificationsQuery).catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [queryClient]);
  const alerts = data?.alertNotifications ?? none;
  const markRead = () => {
    const latest = alerts[0]?.startedAt;
    if (latest === undefined) return;
    localStorage.setItem(storageKey(userId), latest);
    setReadUntil(latest);
  };
  return { alerts, unreadCount: alerts.filter(({ startedAt }) => startedAt > readUntil).length, markRead };
}
