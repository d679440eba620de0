import { formatExactTime } from '@edge-console/ui/date-time';
import { locale } from '../../core/locale/locale.ts';
import { accountsMessages } from './messages.ts';

export const deletableFrom = (time: string): string =>
  accountsMessages.deletableFrom(formatExactTime(new Date(time), undefined, locale));

/** Why an account cannot be deleted now; undefined if it can, or if it has customers. */
export function deletionObstacle({ active, deletableAt }: { active: boolean; deletableAt: string | null }) {
  if (active || deletableAt === null) return accountsMessages.deleteActive;
  return Date.parse(deletableAt) > Date.now() ? deletableFrom(deletableAt) : undefined;
}
