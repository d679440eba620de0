import { OfflineState } from '@edge-console/ui/states';
import { appMessages } from '../core/messages/messages.ts';
import { hasEnded, persistedQueries, type PersistedList } from '../api/offline/persistedQueries.ts';
import { PersistedLists } from '../api/offline/PersistedLists.tsx';
import { HydrateFallback } from '../router/HydrateFallback.tsx';
import * as styles from './OfflineStart.css.ts';

export type OfflineStartProps = { isSignedIn: boolean; onRetry: () => void };

/** The lists that can still be shown; none if storage is blocked. */
function listsOf(isSignedIn: boolean): PersistedList[] {
  try {
    return isSignedIn && !hasEnded(localStorage, Date.now()) ? persistedQueries(sessionStorage) : [];
  } catch {
    return [];
  }
}

/**
 * The offline start page: the empty frame with a message, and the lists last viewed in this tab. Loading continues when
 * the connection is back.
 */
export function OfflineStart({ isSignedIn, onRetry }: OfflineStartProps) {
  const lists = listsOf(isSignedIn);
  const isFilled = lists.length > 0;
  return (
    <>
      <HydrateFallback isSignedIn={isSignedIn} />
      <main className={isFilled ? styles.filled : isSignedIn ? styles.inSheet : styles.page}>
        <OfflineState headingLevel={1} onRetry={onRetry}>
          {isFilled ? appMessages.offline.withLists : appMessages.offline.text}
        </OfflineState>
        <PersistedLists lists={lists} />
      </main>
    </>
  );
}
