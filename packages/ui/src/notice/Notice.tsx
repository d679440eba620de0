import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { wrapMixedTextNodes } from '../dom/wrapTextNodes.tsx';
import { Icon, X, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { noticeMessages } from './messages.ts';
import * as styles from './Notice.css.ts';
import { toneIcons, type NoticeTone } from './toneIcons.ts';

export interface NoticeProps extends ElementProps {
  /** Sets the color, the icon, and how urgently the message is announced. */
  tone: NoticeTone;
  /** Replaces the tone's icon, for example after a copy or a download. */
  icon?: LucideIcon | undefined;
  /** What happened, in bold. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** One next step, at the end: a Link with tone `inherit`, or a small Button. */
  action?: ReactNode;
  /** Shows a close button that calls it. Not for a notice that requires an action. */
  onDismiss?: (() => void) | undefined;
}

/** An inline message. One that appears later is announced: assertively for danger, otherwise politely. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone, icon, title, children, action, onDismiss, ...rest },
  ref,
) {
  const messages = useMessages(noticeMessages);
  return (
    <div {...rest} ref={ref} role={tone === 'danger' ? 'alert' : 'status'} className={styles.notice({ tone })}>
      <Icon icon={icon ?? toneIcons[tone]} className={styles.icon({ tone })} />
      <div className={styles.content}>
        <div className={styles.body}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children !== undefined && <div>{wrapMixedTextNodes(children)}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <span className={styles.dismiss}>
          <IconButton label={messages.dismiss} icon={X} size="sm" onPress={() => onDismiss()} />
        </span>
      )}
    </div>
  );
});
