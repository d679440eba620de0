import { CloudOff, Icon } from '@edge-console/ui/icon';
import { useState, useSyncExternalStore } from 'react';
import { connection } from '../../core/connection.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { floatingOfflineLine } from './floatingRoom.ts';
import * as styles from './OfflineBanner.css.ts';

/** Tells the time at which it appeared, too: nothing on the screen is newer. */
function OfflineLine() {
  const [since] = useState(() => new Date().toTimeString().slice(0, 5));
  return (
    <span ref={floatingOfflineLine} className={styles.banner}>
      <Icon icon={CloudOff} />
      {appMessages.offline.banner(since)}
    </span>
  );
}

/** Says that the connection is gone, over whatever is on the screen. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  return <output>{!isOnline && <OfflineLine />}</output>;
}
