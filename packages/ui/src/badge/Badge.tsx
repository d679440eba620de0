import type { ReactNode } from 'react';
import type { Tone } from '../theme/ramps.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: Tone;
  /** A line instead of a fill: a plain fact among names. @default false */
  isOutlined?: boolean;
  /** Picture of 12 px: what the colour says, said again by a shape. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words about the thing beside it. A state that changes is a Status. */
export function Badge({ tone = 'neutral', isOutlined = false, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone, isOutlined })}>
      {icon}
      {children}
    </span>
  );
}
