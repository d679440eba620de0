import { Button } from '@edge-console/ui/button';
import { CircleExclamationPoint, Icon, Info, RotateCw } from '@edge-console/ui/icon';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { connection } from '../data/connection.ts';
import { floatingLine } from '../layouts/floatingRoom.ts';
import { errorMessages } from '../messages/errors.ts';
import { messages } from '../messages/messages.ts';
import { reloadBlockers } from './reloadBlockers.ts';
import type { UpdateStatus } from './updateStatus.ts';
import { reloadForUpdate } from './reloadForUpdate.ts';
import * as styles from './UpdateBanner.css.ts';

export type UpdateBannerProps = { status: Exclude<UpdateStatus, 'none'> };

const texts = { ...messages.update, tooOld: errorMessages.tooOld };

/**
 * Says that a reload is due, and does it when the person agrees; what is unsaved is asked about first. It floats, so that
 * nothing moves, and lies over dialogs too: the form that is being filled in may be in one.
 */
export function UpdateBanner({ status }: UpdateBannerProps) {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const [isReloading, setIsReloading] = useState(false);
  // A reload now would end at the offline page.
  if (!isOnline) return null;
  const reload = async () => {
    if (!(await reloadBlockers.mayReload())) return;
    setIsReloading(true);
    reloadForUpdate();
  };
  const isBlocking = status === 'tooOld';
  return createPortal(
    <div
      ref={floatingLine}
      role={isBlocking ? 'alert' : 'status'}
      className={isBlocking ? styles.blocking : styles.banner}
      // react-aria leaves what carries this mark reachable while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      data-update-status={status}
    >
      <Icon icon={isBlocking ? CircleExclamationPoint : Info} />
      <span>{texts[status]}</span>
      <Button
        size="sm"
        variant={isBlocking ? 'primary' : 'secondary'}
        icon={<Icon icon={RotateCw} />}
        isPending={isReloading}
        onPress={() => void reload()}
      >
        {messages.reload}
      </Button>
    </div>,
    document.body,
  );
}
