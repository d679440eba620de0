import { Button, IconButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { DateText } from '@edge-console/ui/date-time';
import { Ellipsis, Icon, KeyRound, Pencil, Plus, Trash } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Menu } from '@edge-console/ui/menu';
import { Skeleton } from '@edge-console/ui/skeleton';
import { EmptyState } from '@edge-console/ui/states';
import { type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAfterSignIn } from '../../auth/authenticated/useAfterSignIn.ts';
import { arePasskeysSupported } from '../../auth/passkeys/arePasskeysOffered.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import * as styles from './MyAccount.css.ts';
import { passkeyMessages as messages } from './passkeyMessages.ts';
import { myPasskeysQuery, type Passkey } from './queries.ts';

const AddPasskeyDialog = lazyComponent(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog);
const RenamePasskeyDialog = lazyComponent(async () => (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog);
const RemovePasskeyDialog = lazyComponent(async () => (await import('./RemovePasskeyDialog.tsx')).RemovePasskeyDialog);

type Opened = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey };

type PasskeysCardProps = {
  email: string;
  /** When a passkey last signed the user in. */
  lastUsed?: ReactNode;
};

/** The user's passkeys. */
export function PasskeysCard({ email, lastUsed }: PasskeysCardProps) {
  const query = useQuery(myPasskeysQuery, {});
  const offline = useOfflineReason();
  const [opened, setOpened] = useState<Opened>();
  useAfterSignIn(query.refetch);
  useEffect(() => whenIdle(AddPasskeyDialog.preload), []);
  const passkeys = query.data?.myPasskeys;
  const close = () => setOpened(undefined);

  const add = (
    <Button
      size="sm"
      icon={Plus}
      disabledReason={arePasskeysSupported() ? offline : messages.unsupported}
      onPress={() => setOpened({ dialog: 'add' })}
    >
      {messages.add}
    </Button>
  );
  return (
    <Card
      isFlush
      title={messages.title}
      description={
        <>
          {messages.text} {lastUsed}
        </>
      }
      actions={add}
    >
      {passkeys === undefined && query.error ? (
        <div className={styles.state}>
          <LoadFailure
            title={messages.notLoaded}
            error={query.error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        </div>
      ) : passkeys?.length === 0 ? (
        <div className={styles.state}>
          <EmptyState icon={KeyRound} title={messages.empty.title}>
            {messages.empty.text}
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.rows}>
          {passkeys === undefined ? (
            <LoadingRow />
          ) : (
            passkeys.map((passkey) => (
              <li key={passkey.id} className={styles.row}>
                <span className={styles.rowIcon}>
                  <Icon icon={KeyRound} size={20} />
                </span>
                <div className={styles.rowTextColumn}>
                  <div className={styles.rowTitle}>{passkey.name}</div>
                  <div className={styles.rowText}>
                    {messages.added} <DateText value={passkey.createdAt} />
                  </div>
                </div>
                <Menu
                  label={messages.actionsFor(passkey.name)}
                  trigger={<IconButton label={messages.actionsFor(passkey.name)} icon={Ellipsis} variant="ghost" />}
                  items={[
                    {
                      id: 'rename',
                      label: messages.rename,
                      icon: Pencil,
                      disabledReason: offline,
                      onAction: () => setOpened({ dialog: 'rename', passkey }),
                    },
                    {
                      id: 'remove',
                      label: messages.remove,
                      icon: Trash,
                      tone: 'danger',
                      disabledReason: offline,
                      onAction: () => setOpened({ dialog: 'remove', passkey }),
                    },
                  ]}
                />
              </li>
            ))
          )}
        </ul>
      )}
      {opened?.dialog === 'add' && <AddPasskeyDialog email={email} onClose={close} />}
      {opened?.dialog === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.dialog === 'remove' && <RemovePasskeyDialog passkey={opened.passkey} onClose={close} />}
    </Card>
  );
}

const LoadingRow = () => (
  <li className={styles.row}>
    <Skeleton shape="circle" width={20} />
    <div className={styles.rowTextColumn}>
      <div className={styles.rowTitle}>
        <Skeleton width={140} />
      </div>
      <div className={styles.rowText}>
        <Skeleton width={120} />
      </div>
    </div>
  </li>
);
