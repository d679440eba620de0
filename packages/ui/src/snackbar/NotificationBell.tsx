import { forwardRef, useState } from 'react';
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

export type NotificationBellProps = ElementProps;

const NotificationPanel = lazyComponent<NotificationPanelProps>(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

const noRecords: readonly SnackbarRecord[] = [];

/** A button with the number of unread messages that opens the snackbar history. For an app's top bar. */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell(props, ref) {
    const messages = useMessages(snackbarMessages);
    const locale = useLocale();
    const { records } = useSnackbarHistory();
    const button = useMergedRef(ref);
    const [isOpen, setIsOpen] = useState(false);
    const openings = useOpenCount(isOpen);
    const [viewed, setViewed] = useState(noRecords);
    // A repeated message is a new record. Messages that arrive while the history is open count as read.
    const unread = isOpen ? 0 : records.filter((record) => !viewed.includes(record)).length;
    const change = (next: boolean) => {
      setIsOpen(next);
      setViewed(records);
    };
    return (
      <>
        <span className={styles.bell}>
          <IconButton
            {...props}
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
        {openings > 0 && <NotificationPanel isOpen={isOpen} onOpenChange={change} triggerRef={button} />}
      </>
    );
  },
);
