import { forwardRef, type ReactNode } from 'react';
import { Sparkles, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { statesMessages } from './messages.ts';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';

export interface NotEnabledStateProps extends SharedStateProps {
  /** What is missing, for example from the account's plan. @default "Not enabled for this account" */
  title?: string;
  /** What the feature does, and why it is missing: not included in the plan, or not turned on. */
  children: ReactNode;
  /** The feature's menu icon. @default Sparkles */
  icon?: LucideIcon;
}

/** A feature that this account does not have: what it does, and who can turn it on. */
export const NotEnabledState = forwardRef<HTMLDivElement, NotEnabledStateProps>(function NotEnabledState(
  { title, children, icon = Sparkles, ...rest },
  ref,
) {
  const messages = useMessages(statesMessages);
  return (
    <State
      {...rest}
      ref={ref}
      illustration={<StateIllustration icon={icon} />}
      title={title ?? messages.notEnabled}
      text={children}
    />
  );
});
