import { useMessages } from '../messages/index.ts';
import { Popover, type PopoverProps } from '../popover/index.ts';
import { snackbarMessages } from './messages.ts';
import { SnackbarHistory } from './SnackbarHistory.tsx';
import * as styles from './NotificationBell.css.ts';

export type NotificationPanelProps = Pick<PopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef'>;

/** The popup of the notification bell. */
export function NotificationPanel(props: NotificationPanelProps) {
  const messages = useMessages(snackbarMessages);
  return (
    <Popover {...props} label={messages.history} placement="bottom end">
      <div className={styles.panel}>
        <SnackbarHistory />
      </div>
    </Popover>
  );
}
