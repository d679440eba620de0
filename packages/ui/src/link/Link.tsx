import { Slot } from 'radix-ui/slot';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { link } from './Link.css.ts';

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel' | 'download' | 'onClick' | 'aria-label' | 'aria-current' | 'aria-describedby' | 'id'
> {
  /** Wear the looks on the one child instead of an own `<a>`: a router's link. @default false */
  asChild?: boolean;
  /** `inherit` inside coloured text, such as a notice. @default 'primary' */
  tone?: 'primary' | 'inherit';
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in running text. */
export function Link({ asChild = false, tone = 'primary', ...rest }: LinkProps) {
  const Element = asChild ? Slot : 'a';
  return <Element {...rest} className={link({ tone })} />;
}
