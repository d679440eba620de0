import { forwardRef, type ReactNode } from 'react';
import { wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import { ButtonBase, type SharedButtonProps } from './ButtonBase.tsx';

export interface ButtonProps extends SharedButtonProps {
  /** Verb and noun: "Send invitation". */
  children: ReactNode;
  /** Picture before the label. */
  icon?: ReactNode;
  /** Picture after the label. */
  iconEnd?: ReactNode;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** Accessible name (`aria-label`), where the visible text alone lacks context. */
  'aria-label'?: string;
}

/** An action. What leads to another place is a LinkButton. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, icon, iconEnd, ...rest },
  ref,
) {
  return (
    <ButtonBase {...rest} buttonRef={ref}>
      {icon}
      {wrapTextNodes(children)}
      {iconEnd}
    </ButtonBase>
  );
});
