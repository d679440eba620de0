import { OfflineState } from '@edge-console/ui/states';
import { messages } from '../messages/messages.ts';
import { Starting } from '../routing/Starting.tsx';
import * as styles from './OfflineStart.css.ts';

export type OfflineStartProps = { isSignedIn: boolean; onRetry: () => void };

/** The page of an offline start: the empty frame with a message. The start continues when the connection is back. */
export function OfflineStart({ isSignedIn, onRetry }: OfflineStartProps) {
  return (
    <>
      <Starting isSignedIn={isSignedIn} />
      <main className={isSignedIn ? styles.inSheet : styles.page}>
        <OfflineState headingLevel={1} onRetry={onRetry}>
          {messages.offline.text}
        </OfflineState>
      </main>
    </>
  );
}
