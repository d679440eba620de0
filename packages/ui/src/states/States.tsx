import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { wrapMixedTextNodes } from '../dom/wrapTextNodes.tsx';
import * as styles from './States.css.ts';

/** 1 for a state that is the whole page, 2 inside one. */
export type HeadingLevel = 1 | 2;

/** Props of every state. */
export interface SharedStateProps extends ElementProps {
  /** 1 if the state is the whole page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Next steps: one main action, and at most one other. */
  actions?: ReactNode;
}

interface StateProps extends SharedStateProps {
  illustration: ReactNode;
  title: string;
  text?: ReactNode;
  /** Between the text and the actions. */
  children?: ReactNode;
  /** Below the actions. */
  after?: ReactNode;
  /** How urgently it is announced when it appears. */
  live?: 'alert' | 'status';
}

/** Shared layout of all states: illustration, title, text, actions. */
export const State = forwardRef<HTMLDivElement, StateProps>(function State(
  { illustration, title, headingLevel = 2, text, actions, children, after, live, ...rest },
  ref,
) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div {...rest} ref={ref} role={live} className={styles.state}>
      {illustration}
      <Heading className={styles.title} {...(headingLevel === 1 ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles.text}>{wrapMixedTextNodes(text)}</p>}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {after}
    </div>
  );
});
