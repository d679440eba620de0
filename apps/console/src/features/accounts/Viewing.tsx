import { parseTableState } from '@edge-console/ui/data-table';
import { RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import { Skeleton } from '@edge-console/ui/skeleton';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { Trend } from '../../records/analytics/Trend.tsx';
import type { List } from '../../records/list/defineList.ts';
import { listInputOf } from '../../records/list/listInput.ts';
import * as styles from './Accounts.css.ts';
import { accountsMessages } from './messages.ts';
import { viewingQuery, type ListedAccount, type Viewing } from './queries.ts';

const messages = accountsMessages.health;

type Listed = {
  /** By account; undefined while loading. Without a permission or after an error, an account has none. */
  viewing: ReadonlyMap<string, Viewing | null> | undefined;
};

const ListedViewing = createContext<Listed>({ viewing: undefined });

type ViewingProviderProps = {
  list: Pick<List<never>, 'table' | 'defaultSort' | 'filterFields'>;
  isCustomers: boolean;
  children: ReactNode;
};

/** Loads the figures of the listed customers after their rows, because they take longer. */
export function ViewingProvider({ list, isCustomers, children }: ViewingProviderProps) {
  const { search } = useLocation();
  const input = listInputOf(parseTableState(search, list.table), list);
  const { data, error } = useQuery(viewingQuery, isCustomers ? { list: input } : null);
  const listed = useMemo(
    () => ({
      viewing: error ? new Map() : data && new Map(data.customers.nodes.map(({ id, viewing }) => [id, viewing])),
    }),
    [data, error],
  );
  return <ListedViewing value={listed}>{children}</ListedViewing>;
}

/** Without Edge Intelligence, an account is healthy without data. */
const cannotSendData = ({ services, lastDataAt }: ListedAccount) =>
  lastDataAt === null && !services.includes('EDGE_INTELLIGENCE');

/** The figures of a row: undefined while loading, or the text in their place. */
function useViewing(account: ListedAccount): Viewing | string | undefined {
  const { id, lastDataAt } = account;
  const { viewing } = use(ListedViewing);
  if (lastDataAt === null) return cannotSendData(account) ? messages.notEnabled : messages.none;
  return viewing && (viewing.get(id) ?? messages.notAvailable);
}

/** A trend of the last seven days, and the current audience. */
export function AudienceText({ viewing, isQuiet }: { viewing: Viewing; isQuiet: boolean }) {
  const formats = useFormats();
  return (
    <span className={styles.audience} title={messages.audienceHint}>
      <span className={styles.trend}>
        <Trend values={viewing.trend} color={isQuiet ? 'quiet' : 'accent'} width={84} />
      </span>
      <span className={styles.figure}>{formats.compact(Math.round(viewing.audience))}</span>
    </span>
  );
}

export function AudienceCell({ account }: { account: ListedAccount }) {
  const viewing = useViewing(account);
  if (viewing === undefined) return <Skeleton width={140} />;
  if (typeof viewing === 'string') return <span className={styles.none}>{viewing}</span>;
  return <AudienceText viewing={viewing} isQuiet={account.health.status === 'NO_DATA'} />;
}

export const LastDataCell = ({ account }: { account: ListedAccount }) =>
  cannotSendData(account) ? messages.notEnabled : <RelativeTime value={account.lastDataAt} />;

export function OffloadCell({ account }: { account: ListedAccount }) {
  const formats = useFormats();
  const viewing = useViewing(account);
  if (viewing === undefined) return <Skeleton width={44} />;
  if (typeof viewing === 'string') return <span className={styles.none}>{viewing}</span>;
  if (viewing.offload === null || account.health.status === 'NO_DATA')
    return <span className={styles.none}>{messages.none}</span>;
  return <span title={messages.offloadHint}>{formats.percent(viewing.offload)}</span>;
}
