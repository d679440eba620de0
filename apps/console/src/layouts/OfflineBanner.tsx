import { CloudOff, Icon } from '@edge-console/ui/icon';
import { useSyncExternalStore } from 'react';
import { connection } from '../data/connection.ts';
import { messages } from '../messages/messages.ts';
import { floatingOfflineLine } from './floatingRoom.ts';
import * as styles from './OfflineBanner.css.ts';

/** Says that the connection is gone, over whatever is on the screen. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  return (
    <output>
      {!isOnline && (
        <span ref={floatingOfflineLine} className={styles.banner}>
          <Icon icon={CloudOff} />
          {messages.offline.banner}
        </span>
      )}
    </output>
  );
}
