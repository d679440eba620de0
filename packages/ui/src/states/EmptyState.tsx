import { forwardRef, type ReactNode } from 'react';
import type { LucideIcon } from '../icon/index.ts';
import { DeliveryPath } from './DeliveryPath.tsx';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';

export interface EmptyStateProps extends SharedStateProps {
  /** What is missing: "No users match these filters". */
  title: string;
  /** What would be here and why there is nothing. */
  children?: ReactNode;
  /** Icon for what is missing. @default the delivery path, for a first run */
  icon?: LucideIcon;
}

/** Nothing to show, without an error: a first run, or no matches. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon, children, ...rest },
  ref,
) {
  return (
    <State
      {...rest}
      ref={ref}
      illustration={icon ? <StateIllustration icon={icon} /> : <DeliveryPath />}
      text={children}
    />
  );
});
