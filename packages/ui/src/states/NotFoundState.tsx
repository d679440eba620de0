import type { ReactNode } from 'react';
import { BrokenPath } from './DeliveryPath.tsx';
import { State } from './State.tsx';
import * as styles from './State.css.ts';

export type NotFoundStateProps = {
  /** "Page not found: /users/archive". */
  title: string;
  /** "This page could not be found". */
  children: ReactNode;
  actions?: ReactNode;
};

/** Always the whole page, so its title is the `h1`. */
export function NotFoundState({ title, children, actions }: NotFoundStateProps) {
  return (
    <State picture={<BrokenPath />} title={title} headingLevel={1}>
      <p className={styles.text}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </State>
  );
}
