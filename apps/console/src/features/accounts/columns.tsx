import { Avatar } from '@edge-console/ui/avatar';
import { DateText } from '@edge-console/ui/date-time';
import { Status } from '@edge-console/ui/status';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import { accountsMessages } from './messages.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { tierNames } from '../../records/account/tierMessages.ts';
import type { ListColumn } from '../../records/list/listColumn.ts';
import * as styles from './Accounts.css.ts';
import type { ListedAccount } from './queries.ts';
import { loadResellers } from './loadResellers.ts';

const messages = accountsMessages.columns;
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const statusText = ({ active }: ListedAccount) => (active ? accountsMessages.active : accountsMessages.disabled);
const servicesText = ({ services }: ListedAccount) =>
  services.map((service) => accessMessages.services[service]).join(', ') || accountsMessages.noServices;

/** Columns of both account lists. */
const common: readonly ListColumn<ListedAccount>[] = [
  {
    id: 'name',
    header: messages.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    skeleton: 'person',
    width: 210,
    minWidth: 160,
    exportValue: ({ name }) => name,
    cell: ({ id, name }) => (
      <span className={styles.account}>
        <Avatar name={name} shape="square" />
        <span className={styles.name}>
          <DrawerLink name="account" id={id}>
            {name}
          </DrawerLink>
        </span>
      </span>
    ),
  },
  {
    id: 'companyName',
    header: messages.companyName,
    isSortable: true,
    filter: { type: 'text' },
    isMuted: true,
    minWidth: 150,
    card: 'subtitle',
    exportValue: ({ companyName }) => companyName,
    cell: ({ companyName }) => <span title={companyName}>{companyName}</span>,
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
  minWidth: 100,
  exportValue: ({ parent: above }) => above?.name ?? null,
  cell: ({ parent: above }) => <span title={above?.name}>{above?.name}</span>,
};

const detailColumns: readonly ListColumn<ListedAccount>[] = [
  {
    id: 'services',
    header: messages.services,
    filter: { type: 'choice', options: options(accessMessages.services) },
    isMuted: true,
    skeleton: 'long',
    minWidth: 180,
    card: 'none',
    exportValue: servicesText,
    cell: (account) => (
      <span title={servicesText(account)}>
        {account.services.map((service) => accountsMessages.shortServices[service]).join(', ') ||
          accountsMessages.noServices}
      </span>
    ),
  },
  {
    id: 'tier',
    header: messages.tier,
    isSortable: true,
    filter: { type: 'choice', options: options(tierNames) },
    width: 104,
    minWidth: 96,
    card: 'start',
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
    card: 'end',
    cardLabel: messages.users,
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
    width: 124,
    minWidth: 124,
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
    card: 'status',
    exportValue: statusText,
    cell: (account) => <Status kind={account.active ? 'active' : 'inactive'}>{statusText(account)}</Status>,
  },
];

export const resellerColumns = [...common, ...detailColumns];
export const customerColumns = [...common, parent, ...detailColumns];
