import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { Popover, type PopoverProps } from '../popover/index.ts';
import { snackbarMessages } from './messages.ts';
import { useSnackbarHistory } from './Snackbar.tsx';
import { SnackbarHistory } from './SnackbarHistory.tsx';
import * as styles from './NotificationBell.css.ts';

export interface NotificationPanelProps extends Pick<PopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** The app's notifications. */
  children?: ReactNode;
}

/** The popup of the notification bell. */
export function NotificationPanel({ children, ...rest }: NotificationPanelProps) {
  const messages = useMessages(snackbarMessages);
  const { records } = useSnackbarHistory();
  const hasChildren = Boolean(children);
  return (
    <Popover {...rest} label={messages.history} placement="bottom end">
      <div className={styles.panel}>
        {children}
        {(!hasChildren || records.length > 0) && <SnackbarHistory />}
      </div>
    </Popover>
  );
}
