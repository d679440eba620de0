import { CloudOff, Icon } from '@edge-console/ui/icon';
import { useState, useSyncExternalStore } from 'react';
import { connection } from '../../core/connection.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { floatingOfflineLine } from './floatingInsets.ts';
import * as styles from './OfflineBanner.css.ts';

/** Shows since when the browser is offline. */
function OfflineLine() {
  const [since] = useState(() => new Date().toTimeString().slice(0, 5));
  return (
    <span ref={floatingOfflineLine} className={styles.banner}>
      <Icon icon={CloudOff} />
      {appMessages.offline.banner(since)}
    </span>
  );
}

/** Shows that the browser is offline, over the page. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  return <output>{!isOnline && <OfflineLine />}</output>;
}
