import type { ReactNode } from 'react';
import { Icon, type IconPicture } from '../icon/index.ts';
import { DeliveryPath } from './DeliveryPath.tsx';
import { type HeadingLevel, State } from './State.tsx';
import * as styles from './State.css.ts';

export type EmptyStateProps = {
  /** What is not there: "No users match these filters". */
  title: string;
  /** What it is and why there is none. */
  children?: ReactNode;
  /** One main action, and a link to the guide. */
  actions?: ReactNode;
  /** @default the delivery path, for a first run */
  icon?: IconPicture;
  headingLevel?: HeadingLevel;
};

export function EmptyState({ title, children, actions, icon, headingLevel }: EmptyStateProps) {
  const picture = icon ? (
    <span className={styles.plate}>
      <Icon icon={icon} size={20} />
    </span>
  ) : (
    <DeliveryPath />
  );
  return (
    <State picture={picture} title={title} {...(headingLevel ? { headingLevel } : {})}>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </State>
  );
}
