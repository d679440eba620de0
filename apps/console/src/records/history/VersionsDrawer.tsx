import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Drawer } from '@edge-console/ui/drawer';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { ReactNode } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { historyMessages as messages } from './messages.ts';
import * as styles from './History.css.ts';

type Version = { version: number; at: string; user: string };

export type VersionsQuery = { error: DataError | undefined; refetch: () => void; isFetching: boolean };

type VersionsDrawerProps<AnyVersion extends Version> = {
  title: string;
  description: string;
  /** Newest first; undefined until loaded. */
  versions: readonly AnyVersion[] | undefined;
  query: VersionsQuery;
  current: number | undefined;
  /** The button of an earlier version; undefined without permission. */
  action:
    | {
        label: (version: number) => string;
        disabledReason: (version: AnyVersion) => string | undefined;
        onPress: (version: AnyVersion) => void;
      }
    | undefined;
  changesOf: (version: AnyVersion) => ReactNode;
  /** Instead of the list if there are no versions. */
  empty?: ReactNode;
  /** A button before "Close". */
  button?: ReactNode;
  onClose: () => void;
  /** A dialog over the drawer. */
  children?: ReactNode;
};

/** The versions of an object: who changed what and when, each of which can become the current one again. */
export function VersionsDrawer<AnyVersion extends Version>({
  title,
  description,
  versions,
  query,
  current,
  action,
  changesOf,
  empty,
  button,
  onClose,
  children,
}: VersionsDrawerProps<AnyVersion>) {
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          {button}
          <Button onPress={onClose}>{messages.close}</Button>
        </>
      }
    >
      {versions === undefined ? (
        query.error ? (
          <LoadFailure
            title={messages.notLoaded}
            error={query.error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        ) : (
          <Skeleton width="100%" height={240} />
        )
      ) : versions.length === 0 ? (
        empty
      ) : (
        <ol className={styles.versions}>
          {versions.map((one) => (
            <li key={one.version} className={styles.version}>
              <div className={styles.header}>
                <h3 className={styles.title}>{messages.version(one.version)}</h3>
                {one.version === current && <Badge>{messages.current}</Badge>}
                <span className={styles.author}>
                  <RelativeTime value={one.at} /> · {one.user}
                </span>
                {action && one.version !== current && (
                  <Button
                    size="sm"
                    variant="ghost"
                    disabledReason={action.disabledReason(one)}
                    onPress={() => action.onPress(one)}
                  >
                    {action.label(one.version)}
                  </Button>
                )}
              </div>
              {changesOf(one)}
            </li>
          ))}
        </ol>
      )}
      {children}
    </Drawer>
  );
}
