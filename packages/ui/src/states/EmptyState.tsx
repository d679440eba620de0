import { forwardRef, type ReactNode } from 'react';
import type { LucideIcon } from '../icon/index.ts';
import { DeliveryPath } from './DeliveryPath.tsx';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';

export interface EmptyStateProps extends SharedStateProps {
  /** What is not there: "No users match these filters". */
  title: string;
  /** What it is and why there is none. */
  children?: ReactNode;
  /** A picture of what is missing. @default the delivery path, for a first run */
  icon?: LucideIcon;
}

/** There is nothing to show, and that is no fault: a first run, or no match. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon, children, ...rest },
  ref,
) {
  return (
    <State {...rest} ref={ref} picture={icon ? <StateIllustration icon={icon} /> : <DeliveryPath />} text={children} />
  );
});
