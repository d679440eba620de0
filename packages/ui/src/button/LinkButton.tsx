import { Slot, Slottable } from 'radix-ui/slot';
import { cloneElement, forwardRef, isValidElement, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import type { ElementProps } from '../dom/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import { button } from './Button.css.ts';
import { iconSizes, type SharedButtonProps } from './ButtonBase.tsx';

export interface LinkButtonProps
  extends
    ElementProps,
    Pick<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      'href' | 'target' | 'rel' | 'download' | 'onClick' | 'aria-label' | 'aria-describedby'
    > {
  /** Styles its one child, such as a router link, instead of rendering an `<a>`. @default false */
  asChild?: boolean;
  /** Prominence, as of a Button. @default 'secondary' */
  variant?: SharedButtonProps['variant'];
  /** Meaning, as of a Button. @default 'neutral' */
  tone?: SharedButtonProps['tone'];
  /** Height, as of a Button. @default 'md' */
  size?: SharedButtonProps['size'];
  /** Fills its container. @default false */
  isBlock?: boolean;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Label: verb and noun. */
  children: ReactNode;
}

/** Wraps the text of a router link, which is next to the icon. */
function wrapChildText(children: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(children)) return children;
  return cloneElement(children, undefined, wrapTextNodes(children.props.children));
}

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { asChild = false, variant = 'secondary', tone = 'neutral', size = 'md', isBlock = false, icon, children, ...rest },
  ref,
) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element {...rest} ref={ref} className={button({ variant, tone, size, isBlock })}>
      {icon && <Icon icon={icon} size={iconSizes[size]} />}
      <Slottable>{asChild ? wrapChildText(children) : wrapTextNodes(children)}</Slottable>
    </Element>
  );
});
