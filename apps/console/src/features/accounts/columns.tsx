import { Avatar } from '@edge-console/ui/avatar';
import { BadgeList } from '@edge-console/ui/badge-list';
import { DateText } from '@edge-console/ui/date-time';
import { Status } from '@edge-console/ui/status';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import { accountsMessages } from './messages.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { tierNames } from '../../records/account/tierMessages.ts';
import type { ListColumn } from '../../records/list/listColumn.ts';
import * as styles from './Accounts.css.ts';
import type { HealthStatus, ListedAccount } from './queries.ts';
import { HealthText } from './HealthText.tsx';
import { attentionOf, reasonText } from './healthText.ts';
import { AudienceCell, LastDataCell, OffloadCell } from './Viewing.tsx';
import { loadResellers } from './loadResellers.ts';

const messages = accountsMessages.columns;
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const statusText = ({ active }: ListedAccount) => (active ? accountsMessages.active : accountsMessages.disabled);
const servicesText = ({ services }: ListedAccount) =>
  services.map((service) => accessMessages.services[service]).join(', ') || accountsMessages.noServices;

const isHidden = () => true;

/** The first columns of both lists. */
const common: readonly ListColumn<ListedAccount>[] = [
  {
    id: 'name',
    header: messages.name,
    isRowHeader: true,
    isTwoLine: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    skeleton: 'person',
    width: 220,
    minWidth: 150,
    exportValue: ({ name }) => name,
    cell: ({ id, name, tier }) => (
      <span className={styles.account}>
        <Avatar name={name} shape="square" />
        <span className={styles.lines}>
          <span className={styles.name}>
            <DrawerLink name="account" id={id}>
              {name}
            </DrawerLink>
          </span>
          <span className={styles.tier}>{tierNames[tier]}</span>
        </span>
      </span>
    ),
  },
];

const healthColumn = (statuses: readonly HealthStatus[]): ListColumn<ListedAccount> => ({
  id: 'health',
  header: messages.health,
  isSortable: true,
  filter: {
    type: 'choice',
    options: options(Object.fromEntries(statuses.map((status) => [status, accountsMessages.health.statuses[status]]))),
  },
  skeleton: 'long',
  minWidth: 170,
  card: 'subtitle',
  exportAs: [
    {
      id: 'health',
      header: messages.health,
      cell: ({ health }) => accountsMessages.health.statuses[health.status],
    },
    { id: 'healthReason', header: messages.healthReason, cell: ({ health }) => reasonText(health) },
  ],
  cell: ({ health }) => <HealthText health={health} />,
});

/** What customers send. */
const viewingColumns: readonly ListColumn<ListedAccount>[] = [
  {
    id: 'audience',
    header: messages.audienceTrend,
    width: 168,
    minWidth: 168,
    isTruncatable: false,
    exportAs: [
      {
        id: 'audience',
        header: messages.audience,
        cell: ({ viewing }) => (viewing ? Math.round(viewing.audience) : null),
      },
    ],
    cell: (account) => <AudienceCell account={account} />,
  },
  {
    id: 'offload',
    header: messages.offload,
    align: 'end',
    width: 104,
    minWidth: 104,
    isTruncatable: false,
    exportValue: ({ viewing }) => viewing?.offload ?? null,
    cell: (account) => <OffloadCell account={account} />,
  },
  {
    id: 'lastDataAt',
    header: messages.lastDataAt,
    isSortable: true,
    firstDirection: 'descending',
    isMuted: true,
    width: 112,
    minWidth: 104,
    isTruncatable: false,
    exportValue: ({ lastDataAt }) => (lastDataAt === null ? null : new Date(lastDataAt)),
    cell: (account) => <LastDataCell account={account} />,
  },
];

const parent: ListColumn<ListedAccount> = {
  id: 'parent',
  header: messages.parent,
  isSortable: true,
  // Resellers are the parent of every account they see.
  isFor: ({ entity }) => entity?.type === 'PLATFORM',
  filter: { type: 'choice', options: [], loadOptions: loadResellers },
  optionOf: ({ parent: above }) => ({ value: above?.id ?? '', label: above?.name ?? '' }),
  width: 140,
  minWidth: 80,
  exportValue: ({ parent: above }) => above?.name ?? null,
  cell: ({ parent: above }) => <span title={above?.name}>{above?.name}</span>,
};

const services: ListColumn<ListedAccount> = {
  id: 'services',
  header: messages.services,
  filter: { type: 'choice', options: options(accessMessages.services) },
  isMuted: true,
  skeleton: 'long',
  minWidth: 180,
  card: 'none',
  exportValue: servicesText,
  cell: ({ services: enabled }) =>
    enabled.length === 0 ? (
      accountsMessages.noServices
    ) : (
      <BadgeList items={enabled.map((id) => ({ id, label: accountsMessages.shortServices[id] }))} />
    ),
};

/** Details that are hidden by default. */
const detailColumns: readonly ListColumn<ListedAccount>[] = [
  {
    id: 'companyName',
    header: messages.companyName,
    isSortable: true,
    filter: { type: 'text' },
    isMuted: true,
    isHidden,
    minWidth: 150,
    card: 'none',
    exportValue: ({ companyName }) => companyName,
    cell: ({ companyName }) => <span title={companyName}>{companyName}</span>,
  },
  {
    id: 'tier',
    header: messages.tier,
    isSortable: true,
    filter: { type: 'choice', options: options(tierNames) },
    width: 104,
    minWidth: 96,
    isHidden,
    card: 'none',
    exportValue: ({ tier }) => tierNames[tier],
    cell: ({ tier }) => tierNames[tier],
  },
  {
    id: 'usersCount',
    header: messages.users,
    isSortable: true,
    firstDirection: 'descending',
    align: 'end',
    width: 84,
    minWidth: 76,
    isHidden,
    card: 'none',
    exportValue: ({ usersCount }) => usersCount,
    cell: ({ usersCount }) => usersCount,
  },
  {
    id: 'createdAt',
    header: messages.createdAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    isHidden,
    width: 124,
    minWidth: 124,
    isTruncatable: false,
    card: 'none',
    exportValue: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  {
    id: 'active',
    header: messages.status,
    isSortable: true,
    filter: {
      type: 'choice',
      options: options({ true: accountsMessages.active, false: accountsMessages.disabled }),
    },
    width: 120,
    minWidth: 112,
    isTruncatable: false,
    isHidden,
    card: 'none',
    exportValue: statusText,
    cell: (account) => <Status kind={account.active ? 'active' : 'inactive'}>{statusText(account)}</Status>,
  },
];

export const resellerColumns = [
  ...common,
  healthColumn([...attentionOf.resellers, 'HEALTHY', 'DISABLED']),
  services,
  ...detailColumns.map((column) => (column.id === 'usersCount' ? { ...column, isHidden: () => false } : column)),
];
export const customerColumns = [
  ...common,
  healthColumn([...attentionOf.customers, 'NOT_STARTED', 'HEALTHY', 'DISABLED']),
  ...viewingColumns,
  parent,
  services,
  ...detailColumns,
];
