import { forwardRef, type ReactNode, useState } from 'react';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { formatNumber } from '../formats/index.ts';
import { Bell } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import type { SnackbarRecord } from './history.ts';
import { snackbarMessages } from './messages.ts';
import { useSnackbarHistory } from './Snackbar.tsx';
import type { NotificationPanelProps } from './NotificationPanel.tsx';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps extends ElementProps {
  /** Unread notifications of the app, counted with the unread messages. @default 0 */
  unreadCount?: number | undefined;
  /** Called when the panel opens: the app's notifications are read. */
  onOpen?: (() => void) | undefined;
  /** Notifications of the app, above the snackbar history. Receives a function that closes the panel. */
  children?: ((close: () => void) => ReactNode) | undefined;
}

const NotificationPanel = lazyComponent<NotificationPanelProps>(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

const noRecords: readonly SnackbarRecord[] = [];

/** A button with the number of unread messages that opens the snackbar history. For an app's top bar. */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(function NotificationBell(
  { unreadCount = 0, onOpen, children, ...rest },
  ref,
) {
  const messages = useMessages(snackbarMessages);
  const locale = useLocale();
  const { records } = useSnackbarHistory();
  const button = useMergedRef(ref);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const [viewed, setViewed] = useState(noRecords);
  // A repeated message is a new record. Messages that arrive while the history is open count as read.
  const unread = isOpen ? 0 : unreadCount + records.filter((record) => !viewed.includes(record)).length;
  const change = (next: boolean) => {
    setIsOpen(next);
    setViewed(records);
    if (next) onOpen?.();
  };
  return (
    <>
      <span className={styles.bell}>
        <IconButton
          {...rest}
          ref={button}
          label={unread === 0 ? messages.region : messages.unread(formatNumber(unread, locale))}
          icon={Bell}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onFocus={NotificationPanel.preload}
          onPress={() => change(!isOpen)}
        />
        {unread > 0 && <span aria-hidden="true" className={styles.dot} />}
      </span>
      {openings > 0 && (
        <NotificationPanel isOpen={isOpen} onOpenChange={change} triggerRef={button}>
          {children?.(() => change(false))}
        </NotificationPanel>
      )}
    </>
  );
});
