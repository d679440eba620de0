import { forwardRef, type ReactNode } from 'react';
import { wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import type { ElementProps } from '../dom/index.ts';
import {
  CircleCheck,
  CircleDashed,
  CircleExclamationPoint,
  CirclePause,
  CircleSlash,
  CircleX,
  ClockExclamationPoint,
  Icon,
  type LucideIcon,
} from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { Tone } from '../theme/index.ts';
import { statusMessages } from './messages.ts';
import * as styles from './Status.css.ts';

export type StatusKind = 'active' | 'invited' | 'inactive' | 'pending' | 'expiring' | 'expired' | 'paused' | 'error';

export interface StatusProps extends ElementProps {
  /** Sets the shape, the color and the default label. */
  kind: StatusKind;
  /** Custom label. @default the label of the kind */
  children?: ReactNode;
}

const appearances: Readonly<Record<StatusKind, { icon: LucideIcon; tone: Exclude<Tone, 'primary'> }>> = {
  active: { icon: CircleCheck, tone: 'success' },
  invited: { icon: CircleDashed, tone: 'info' },
  inactive: { icon: CircleSlash, tone: 'neutral' },
  pending: { icon: CircleDashed, tone: 'warning' },
  expiring: { icon: ClockExclamationPoint, tone: 'warning' },
  expired: { icon: CircleX, tone: 'neutral' },
  paused: { icon: CirclePause, tone: 'neutral' },
  error: { icon: CircleExclamationPoint, tone: 'danger' },
};

/** A status whose shape, label and color mean the same. */
export const Status = forwardRef<HTMLSpanElement, StatusProps>(function Status({ kind, children, ...rest }, ref) {
  const { icon, tone } = appearances[kind];
  return (
    <span {...rest} ref={ref} className={tone === 'neutral' ? styles.quiet : styles.status}>
      <Icon icon={icon} size={14} className={styles.icons[tone]} />
      <span className={styles.label}>
        {children === undefined ? <StatusLabel kind={kind} /> : wrapTextNodes(children)}
      </span>
    </span>
  );
});

function StatusLabel({ kind }: { kind: StatusKind }) {
  return <span>{useMessages(statusMessages)[kind]}</span>;
}
