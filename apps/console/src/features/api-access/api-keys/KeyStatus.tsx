import { Status, type StatusKind } from '@edge-console/ui/status';
import { apiKeysMessages } from './messages.ts';
import type { ListedApiKey } from './queries.ts';

const kinds: Readonly<Record<ListedApiKey['syncState'], StatusKind>> = {
  SYNCED: 'active',
  PENDING: 'pending',
  FAILED: 'error',
};

export const keyStatusText = ({ enabled }: Pick<ListedApiKey, 'enabled'>): string =>
  apiKeysMessages.enabledOptions[enabled ? 'true' : 'false'];

/** Whether players can use a key. */
export const KeyStatus = ({ apiKey }: { apiKey: Pick<ListedApiKey, 'enabled'> }) => (
  <Status kind={apiKey.enabled ? 'active' : 'inactive'}>{keyStatusText(apiKey)}</Status>
);

/** Whether Edge Intelligence has the latest changes to a key. */
export const KeySyncState = ({ apiKey: { syncState } }: { apiKey: Pick<ListedApiKey, 'syncState'> }) => (
  <Status kind={kinds[syncState]}>{apiKeysMessages.syncStates[syncState]}</Status>
);
