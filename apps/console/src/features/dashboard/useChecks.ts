import { useEffect, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { checksQuery, deliveryQuery, expiringTokensQuery } from './queries.ts';

const everyMs = 60_000;
const day = 86_400_000;
const streakDays = 30;

function midnight(now: number, days: number): string {
  const date = new Date(now);
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() + days);
  return date.toISOString();
}

/** The same for a whole day, so that the page and its preload share a request. */
function checksVariables(now: number) {
  const to = midnight(now, 1);
  return {
    from: midnight(now, 1 - streakDays),
    to,
    // In days of the user's time zone; today's ends in the future.
    days: { span: 'CUSTOM' as const, from: midnight(now, 1 - streakDays), to },
  };
}

const activeResources = { first: 50, filter: [{ field: 'active', op: 'eq' as const, values: ['true'] }] };

/** The first enabled tokens to expire. */
const expiringTokens = (now: number) => ({
  first: 3,
  sort: { field: 'expirationAt', desc: false },
  filter: [
    { field: 'enabled', op: 'eq' as const, values: ['true'] },
    { field: 'expirationAt', op: 'gt' as const, values: [new Date(Math.floor(now / day) * day).toISOString()] },
  ],
});

/** What the dashboard checks, as far as the viewer can see it. It is checked again every minute while the page is visible. */
export function useChecks(isLive: boolean) {
  const queryClient = useQueryClient();
  const canSeeTokens = useAccess('apiTokens').allowed;
  const canSeePathways = useAccess('pathways').allowed;
  const canSeeDelivery = useAccess('resources').allowed && canSeePathways;
  const [now, setNow] = useState(() => Date.now());
  const checks = useQuery(checksQuery, isLive ? checksVariables(now) : null);
  const tokens = useQuery(expiringTokensQuery, canSeeTokens ? { list: expiringTokens(now) } : null);
  const delivery = useQuery(deliveryQuery, canSeeDelivery ? { list: activeResources } : null);
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      setNow(Date.now());
      void queryClient.refetchQueries(checksQuery, deliveryQuery).catch(() => undefined);
    };
    const timer = setInterval(check, everyMs);
    return () => clearInterval(timer);
  }, [queryClient]);
  return {
    now,
    checks,
    tokens,
    delivery: { ...delivery, isOff: !canSeeDelivery },
  };
}
