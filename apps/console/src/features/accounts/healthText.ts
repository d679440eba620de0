import { formatDate, formatTime } from '@edge-console/ui/date-time';
import type { StatusKind } from '@edge-console/ui/status';
import { locale } from '../../core/locale/locale.ts';
import { accountsMessages } from './messages.ts';
import type { HealthStatus, ListedAccount } from './queries.ts';

const messages = accountsMessages.health;
const day = 86_400_000;

/** The statuses of each list, worst first. The first ones need attention. */
export const attentionOf = {
  customers: ['ALERT_FIRING', 'NO_DATA', 'TOKEN_EXPIRING'],
  resellers: ['CUSTOMERS_AFFECTED', 'TOKEN_EXPIRING', 'DOMAIN_PENDING'],
} as const satisfies Record<string, readonly HealthStatus[]>;

export const healthKinds: Readonly<Record<HealthStatus, StatusKind>> = {
  ALERT_FIRING: 'error',
  NO_DATA: 'pending',
  CUSTOMERS_AFFECTED: 'error',
  TOKEN_EXPIRING: 'expiring',
  DOMAIN_PENDING: 'invited',
  NOT_STARTED: 'invited',
  HEALTHY: 'active',
  DISABLED: 'inactive',
};

/** The time today, or the date. */
function timeText(value: string | null): string {
  const date = new Date(value ?? '');
  const dateText = formatDate(date, undefined, locale);
  const isToday = dateText === formatDate(new Date(), undefined, locale);
  return isToday ? formatTime(date, undefined, locale) : dateText;
}

/** The status in words. */
export const statusText = ({ status, since }: ListedAccount['health']): string =>
  status === 'ALERT_FIRING' ? messages.firingSince(timeText(since)) : messages.statuses[status];

/** What the status is about. */
export function reasonText({ status, subject, since, expiresAt, count }: ListedAccount['health']): string | null {
  const named = (counted: (count: number) => string) =>
    subject === null ? counted(count) : count > 1 ? messages.more(subject, count - 1) : subject;
  switch (status) {
    case 'ALERT_FIRING':
      return named(messages.rules);
    case 'NO_DATA':
      return messages.silentSince(timeText(since));
    case 'CUSTOMERS_AFFECTED':
      return messages.customers(count);
    case 'TOKEN_EXPIRING':
      return messages.expires(
        subject ?? messages.tokens(1),
        Math.max(0, Math.floor((Date.parse(expiresAt ?? '') - Date.now()) / day)),
      );
    case 'DOMAIN_PENDING':
      return subject === null ? null : messages.pendingDomain(subject);
    default:
      return null;
  }
}
