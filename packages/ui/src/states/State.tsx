import type { ReactNode } from 'react';
import * as styles from './State.css.ts';

/** 1 for a state that is the whole page, 2 inside one. */
export type HeadingLevel = 1 | 2;

export type StateProps = {
  picture: ReactNode;
  title: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  children?: ReactNode;
  role?: 'alert' | 'status';
};

/** The shape all states share: picture, title, text, actions. */
export function State({ picture, title, headingLevel = 2, children, role }: StateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={role}>
      {picture}
      <Heading className={styles.title} {...(headingLevel === 1 ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
