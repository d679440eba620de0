import { CopyButton } from '@edge-console/ui/copy-button';
import type { ListColumn } from '../../../records/list/listColumn.ts';
import { apiKeysMessages } from './messages.ts';
import { KeyStatus, keyStatusText, KeySyncState } from './KeyStatus.tsx';
import { DrawerLink } from '../../../router/drawer/DrawerLink.tsx';
import * as styles from './ApiKeys.css.ts';
import type { ListedApiKey } from './queries.ts';

const { columns: messages, syncStates, enabledOptions, anyOrigin, copied, syncField, enabledField } = apiKeysMessages;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

const origins = ({ allowedOrigins }: ListedApiKey): string =>
  allowedOrigins.length === 0 ? anyOrigin : allowedOrigins.join(', ');

/** Column ids are the API's sort and filter fields. */
export const columns: readonly ListColumn<ListedApiKey>[] = [
  {
    id: 'name',
    header: messages.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 160,
    exportValue: ({ name }) => name,
    cell: ({ id, name }) => (
      <span title={name}>
        <DrawerLink name="key" id={id}>
          {name}
        </DrawerLink>
      </span>
    ),
  },
  {
    id: 'value',
    header: messages.value,
    width: 260,
    minWidth: 180,
    card: 'subtitle',
    exportValue: ({ value }) => value,
    cell: ({ value }) => (
      <span className={styles.key}>
        <code className={styles.value} title={value}>
          {value}
        </code>
        <CopyButton text={value} object={copied} />
      </span>
    ),
  },
  {
    id: 'allowedOrigins',
    header: messages.allowedOrigins,
    isMuted: true,
    width: 260,
    minWidth: 140,
    card: 'none',
    exportValue: origins,
    cell: (key) => <span title={origins(key)}>{origins(key)}</span>,
  },
  {
    id: 'createdUser',
    header: messages.createdUser,
    width: 130,
    minWidth: 96,
    card: 'end',
    cardLabel: messages.createdUser,
    exportValue: ({ createdUser }) => createdUser,
    cell: ({ createdUser }) => <span title={createdUser}>{createdUser}</span>,
  },
  {
    id: 'syncState',
    header: messages.syncState,
    filter: { type: 'choice', label: syncField, options: options(syncStates) },
    width: 150,
    minWidth: 140,
    isTruncatable: false,
    card: 'end',
    cardLabel: messages.syncState,
    exportValue: ({ syncState }) => syncStates[syncState],
    cell: (key) => <KeySyncState apiKey={key} />,
  },
  {
    id: 'enabled',
    header: messages.enabled,
    filter: { type: 'choice', label: enabledField, options: options(enabledOptions) },
    width: 130,
    minWidth: 116,
    card: 'status',
    exportValue: keyStatusText,
    cell: (key) => <KeyStatus apiKey={key} />,
  },
];
