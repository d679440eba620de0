import { forwardRef, type ReactNode } from 'react';
import { wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import { Icon, type LucideIcon } from '../icon/index.ts';
import { ButtonBase, iconSizes, type SharedButtonProps } from './ButtonBase.tsx';

export interface ButtonProps extends SharedButtonProps {
  /** Verb and noun: "Send invitation". */
  children: ReactNode;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Icon after the label. */
  iconEnd?: LucideIcon | undefined;
  /** Fills its container. @default false */
  isBlock?: boolean;
  /** Accessible name (`aria-label`), where the visible text alone lacks context. */
  'aria-label'?: string;
}

/** An action. For navigation, use a LinkButton. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, size = 'md', icon, iconEnd, ...rest },
  ref,
) {
  return (
    <ButtonBase {...rest} buttonRef={ref} size={size}>
      {icon && <Icon icon={icon} size={iconSizes[size]} />}
      {wrapTextNodes(children)}
      {iconEnd && <Icon icon={iconEnd} size={iconSizes[size]} />}
    </ButtonBase>
  );
});
