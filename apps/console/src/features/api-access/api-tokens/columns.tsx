import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import type { ListColumn } from '../../../records/list/listColumn.ts';
import { apiTokensMessages } from './messages.ts';
import { permissionGroupLabels } from '../../../auth/access/permissionGroupMessages.ts';
import { TokenStatusText, tokenStatusText } from '../../../records/api-token/TokenStatusText.tsx';
import { DrawerLink } from '../../../router/drawer/DrawerLink.tsx';
import * as styles from './ApiTokens.css.ts';
import type { ListedApiToken } from './queries.ts';
import { TokenCreator } from './TokenCreator.tsx';
import { isCreatedWithAccount, tokenScopes, tokenStatus } from '../../../records/api-token/tokenStatus.ts';

const {
  columns: messages,
  enabledOptions,
  enabledField,
  scopeField,
  scope,
  lastFour,
  createdWithAccount,
} = apiTokensMessages;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Shortened to fit a cell: "Analytics, Dashboards". */
const scopeNames = ({ scopes }: ListedApiToken): string =>
  scopes.map(({ group }) => permissionGroupLabels[group]?.name ?? group).join(', ');

/** Column IDs are the API's sort and filter fields. The name takes the remaining width. */
export const columns: readonly ListColumn<ListedApiToken>[] = [
  {
    id: 'name',
    header: messages.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 210,
    exportValue: ({ name }) => name,
    cell: ({ id, name, lastFour: characters }) => (
      <span className={styles.name} title={name}>
        <span className={styles.cut}>
          <DrawerLink name="token" id={id}>
            {name}
          </DrawerLink>
        </span>{' '}
        <code className={styles.lastFour}>{lastFour(characters)}</code>
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: messages.createdAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 128,
    minWidth: 116,
    isTruncatable: false,
    card: 'none',
    exportValue: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  {
    id: 'createdUser',
    header: messages.createdUser,
    width: 124,
    minWidth: 96,
    card: 'none',
    exportValue: (token) => (isCreatedWithAccount(token) ? createdWithAccount.short : token.createdUser),
    cell: (token) => <TokenCreator token={token} />,
  },
  {
    id: 'updatedUser',
    header: messages.updatedUser,
    width: 124,
    minWidth: 96,
    card: 'none',
    exportValue: ({ updatedUser }) => updatedUser,
    cell: ({ updatedUser }) => updatedUser !== null && <span title={updatedUser}>{updatedUser}</span>,
  },
  {
    id: 'scopes',
    header: messages.scopes,
    filter: {
      type: 'choice',
      label: scopeField,
      options: tokenScopes.map((group) => ({ value: group, label: scope(group) })),
    },
    // Seven columns fit; users can filter by scope, or show the column.
    isHidden: () => true,
    isMuted: true,
    width: 160,
    minWidth: 110,
    card: 'subtitle',
    exportValue: scopeNames,
    cell: (token) => <span title={token.scopes.map(({ group }) => scope(group)).join(', ')}>{scopeNames(token)}</span>,
  },
  {
    id: 'expirationAt',
    header: messages.expirationAt,
    isSortable: true,
    filter: { type: 'date' },
    isMuted: true,
    width: 136,
    minWidth: 132,
    isTruncatable: false,
    card: 'start',
    cardLabel: messages.expirationAt,
    exportValue: ({ expirationAt }) => (expirationAt === null ? null : new Date(expirationAt)),
    cell: (token) => (
      <span className={tokenStatus(token, Date.now()).kind === 'expiring' ? styles.expiring : undefined}>
        <DateText value={token.expirationAt} />
      </span>
    ),
  },
  {
    id: 'lastUsedAt',
    header: messages.lastUsedAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 122,
    minWidth: 116,
    isTruncatable: false,
    card: 'end',
    cardLabel: messages.lastUsedAt,
    exportValue: ({ lastUsedAt }) => (lastUsedAt === null ? null : new Date(lastUsedAt)),
    cell: ({ lastUsedAt }) => <RelativeTime value={lastUsedAt} />,
  },
  {
    // The API can only sort and filter by `enabled`.
    id: 'enabled',
    header: messages.status,
    filter: { type: 'choice', label: enabledField, options: options(enabledOptions) },
    width: 172,
    minWidth: 164,
    card: 'status',
    exportValue: tokenStatusText,
    cell: (token) => <TokenStatusText token={token} />,
  },
];
