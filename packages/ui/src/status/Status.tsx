import { forwardRef, type ReactNode } from 'react';
import { separateWords } from '../element/separateWords.tsx';
import type { ElementProps } from '../element/index.ts';
import { statusMessages } from '../messages/english/status.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './Status.css.ts';

export type StatusKind = 'active' | 'invited' | 'inactive' | 'pending' | 'expiring' | 'expired' | 'paused' | 'error';

export interface StatusProps extends ElementProps {
  /** Which state; it gives the shape, the colour and the word. */
  kind: StatusKind;
  /** The word, where the thing has its own. @default the kind's word */
  children?: ReactNode;
}

/** The state of a thing: shape, word and colour say the same. */
export const Status = forwardRef<HTMLSpanElement, StatusProps>(function Status({ kind, children, ...rest }, ref) {
  return (
    <span {...rest} ref={ref} className={styles.kinds[kind]}>
      {children === undefined ? <Word kind={kind} /> : separateWords(children)}
    </span>
  );
});

function Word({ kind }: { kind: StatusKind }) {
  return <span>{useMessages(statusMessages)[kind]}</span>;
}
