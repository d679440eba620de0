import { forwardRef, type ReactNode } from 'react';
import { Sparkles, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { statesMessages } from './messages.ts';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';

export interface NotEnabledStateProps extends SharedStateProps {
  /** What is missing, where the account has a tier that lacks it. @default "Not enabled for this account" */
  title?: string;
  /** What the feature does, and why it is not there: not in the tier, or not switched on. */
  children: ReactNode;
  /** The feature's own picture from the menu. @default Sparkles */
  icon?: LucideIcon;
}

/** The feature exists, this account does not have it: what it does, and who can switch it on. */
export const NotEnabledState = forwardRef<HTMLDivElement, NotEnabledStateProps>(function NotEnabledState(
  { title, children, icon = Sparkles, ...rest },
  ref,
) {
  const messages = useMessages(statesMessages);
  return (
    <State
      {...rest}
      ref={ref}
      picture={<StateIllustration icon={icon} />}
      title={title ?? messages.notEnabled}
      text={children}
    />
  );
});
