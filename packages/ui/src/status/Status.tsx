import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../element/index.ts';
import {
  CircleCheck,
  CircleDashed,
  CircleExclamationPoint,
  CirclePause,
  CircleSlash,
  CircleX,
  ClockExclamationPoint,
  Icon,
  type IconPicture,
} from '../icon/index.ts';
import { statusMessages } from '../messages/english/status.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './Status.css.ts';

export type StatusKind = 'active' | 'invited' | 'inactive' | 'pending' | 'expiring' | 'expired' | 'paused' | 'error';

const looks: Record<StatusKind, { picture: IconPicture; tone: keyof typeof styles.icon }> = {
  active: { picture: CircleCheck, tone: 'success' },
  invited: { picture: CircleDashed, tone: 'info' },
  inactive: { picture: CircleSlash, tone: 'neutral' },
  pending: { picture: CircleDashed, tone: 'warning' },
  expiring: { picture: ClockExclamationPoint, tone: 'warning' },
  expired: { picture: CircleX, tone: 'neutral' },
  paused: { picture: CirclePause, tone: 'neutral' },
  error: { picture: CircleExclamationPoint, tone: 'danger' },
};

export interface StatusProps extends ElementProps {
  /** Which state; it gives the shape, the colour and the word. */
  kind: StatusKind;
  /** The word, where the thing has its own. @default the kind's word */
  children?: ReactNode;
}

/** The state of a thing: shape, word and colour say the same. */
export const Status = forwardRef<HTMLSpanElement, StatusProps>(function Status({ kind, children, ...rest }, ref) {
  const { picture, tone } = looks[kind];
  return (
    <span {...rest} ref={ref} className={styles.status({ isOff: tone === 'neutral' })}>
      <Icon icon={picture} size={14} className={styles.icon[tone]} />
      {children ?? <Word kind={kind} />}
    </span>
  );
});

function Word({ kind }: { kind: StatusKind }) {
  return useMessages(statusMessages)[kind];
}
