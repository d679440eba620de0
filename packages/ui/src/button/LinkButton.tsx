import { Slot, Slottable } from 'radix-ui/slot';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from './Button.css.ts';
import type { SharedButtonProps } from './ButtonBase.tsx';

export interface LinkButtonProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel' | 'download' | 'onClick' | 'aria-label' | 'aria-describedby' | 'id'
> {
  /** Wear the looks on the one child instead of an own `<a>`: a router's link. @default false */
  asChild?: boolean;
  variant?: SharedButtonProps['variant'];
  size?: SharedButtonProps['size'];
  isBlock?: boolean;
  icon?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function LinkButton({
  asChild = false,
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element {...rest} className={button({ variant, size, isBlock })}>
      {icon}
      <Slottable>{children}</Slottable>
    </Element>
  );
}
