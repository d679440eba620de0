import type { ReactNode } from 'react';
import { Check, Icon, X } from '@edge-console/ui/icon';
import * as styles from './Compare.css.ts';

interface ExampleProps {
  /** The reason, in one sentence. */
  reason: string;
  /** Fills its half: for components without an intrinsic width, such as a table or a wizard. @default false */
  isWide?: boolean;
  /** The live example. */
  children: ReactNode;
}

/** A pair of live examples, side by side. */
export function Compare({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pair}`}>{children}</div>;
}

export function Do({ reason, isWide = false, children }: ExampleProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.stage.good} data-wide={isWide || undefined}>
        {children}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.verdict.good}>
          <Icon icon={Check} size={14} />
          Do
        </span>
        {reason}
      </figcaption>
    </figure>
  );
}

export function Dont({ reason, isWide = false, children }: ExampleProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.stage.bad} data-wide={isWide || undefined}>
        {children}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.verdict.bad}>
          <Icon icon={X} size={14} />
          Don’t
        </span>
        {reason}
      </figcaption>
    </figure>
  );
}
