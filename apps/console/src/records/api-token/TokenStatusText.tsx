import { Status } from '@edge-console/ui/status';
import { apiTokenMessages } from './messages.ts';
import { tokenStatus } from './tokenStatus.ts';

type DatedToken = { enabled: boolean; expirationAt: string | null };

const statusNow = (token: DatedToken) => tokenStatus(token, Date.now());

export function tokenStatusText(token: DatedToken): string {
  const status = statusNow(token);
  return status.kind === 'expiring'
    ? apiTokenMessages.status.expiring(status.days)
    : apiTokenMessages.status[status.kind];
}

/** Whether a token works, and for how long. */
export const TokenStatusText = ({ token }: { token: DatedToken }) => (
  <Status kind={statusNow(token).kind}>{tokenStatusText(token)}</Status>
);
