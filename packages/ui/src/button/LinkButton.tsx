import { Slot, Slottable } from 'radix-ui/slot';
import { cloneElement, forwardRef, isValidElement, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import type { ElementProps } from '../dom/index.ts';
import { button } from './Button.css.ts';
import type { SharedButtonProps } from './ButtonBase.tsx';

export interface LinkButtonProps
  extends
    ElementProps,
    Pick<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      'href' | 'target' | 'rel' | 'download' | 'onClick' | 'aria-label' | 'aria-describedby'
    > {
  /** Wear the looks on the one child instead of an own `<a>`: a router's link. @default false */
  asChild?: boolean;
  /** How much it stands out, as of a Button. */
  variant?: SharedButtonProps['variant'];
  /** Its height, as of a Button. */
  size?: SharedButtonProps['size'];
  /** As wide as its place. */
  isBlock?: boolean;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Where it leads: a verb and its noun. */
  children: ReactNode;
}

/** Of a router's link too, whose words come to stand beside the picture. */
function separateLinkWords(children: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(children)) return children;
  return cloneElement(children, undefined, wrapTextNodes(children.props.children));
}

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { asChild = false, variant = 'secondary', size = 'md', isBlock = false, icon, children, ...rest },
  ref,
) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element {...rest} ref={ref} className={button({ variant, size, isBlock })}>
      {icon}
      <Slottable>{asChild ? separateLinkWords(children) : wrapTextNodes(children)}</Slottable>
    </Element>
  );
});
