import { Button } from '@edge-console/ui/button';
import { CircleExclamationPoint, Icon, Info, RotateCw } from '@edge-console/ui/icon';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { connection } from '../../core/connection.ts';
import { floatingOfflineLine } from './floatingInsets.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { reloadBlockers } from '../../core/version/reloadBlockers.ts';
import type { UpdateStatus } from '../../core/version/updateStatus.ts';
import { reloadForUpdate } from '../../core/version/reloadForUpdate.ts';
import * as styles from './UpdateBanner.css.ts';

export type UpdateBannerProps = { status: Exclude<UpdateStatus, 'none'> };

const messages = { ...appMessages.update, tooOld: errorMessages.tooOld };

/** Offers to reload for a new version. It floats above the page and dialogs, without a layout shift. */
export function UpdateBanner({ status }: UpdateBannerProps) {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const [isReloading, setIsReloading] = useState(false);
  // While offline, a reload would open the offline page.
  if (!isOnline) return null;
  const reload = async () => {
    if (!(await reloadBlockers.mayReload())) return;
    setIsReloading(true);
    reloadForUpdate();
  };
  const isBlocking = status === 'tooOld';
  return createPortal(
    <div
      ref={floatingOfflineLine}
      role={isBlocking ? 'alert' : 'status'}
      className={isBlocking ? styles.blocking : styles.banner}
      // Elements with this attribute stay accessible while react-aria's modal dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      data-update-status={status}
    >
      <Icon icon={isBlocking ? CircleExclamationPoint : Info} />
      <span>{messages[status]}</span>
      <Button
        size="sm"
        variant={isBlocking ? 'primary' : 'secondary'}
        icon={RotateCw}
        isPending={isReloading}
        onPress={() => void reload()}
      >
        {appMessages.reload}
      </Button>
    </div>,
    document.body,
  );
}
