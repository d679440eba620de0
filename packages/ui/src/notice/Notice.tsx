import type { ReactNode } from 'react';
import {
  CircleCheck,
  CircleExclamationPoint,
  Icon,
  Info,
  TriangleExclamationPoint,
  type IconPicture,
} from '../icon/index.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** What happened, in bold. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** One way on, at the end: a Link with tone `inherit`, or a small Button. */
  action?: ReactNode;
}

const pictures: Record<NoticeProps['tone'], IconPicture> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  danger: CircleExclamationPoint,
};

/** News inside the page. One that appears later is read out: at once when it is a danger, else when there is a pause. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.notice({ tone })}>
      <Icon icon={pictures[tone]} className={styles.icon({ tone })} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
