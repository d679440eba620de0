import { Slot, Slottable } from 'radix-ui/slot';
import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { wrapMixedTextNodes, wrapTextNodes } from '../dom/wrapTextNodes.tsx';
import { ArrowUpRight, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { Tone } from '../theme/index.ts';
import { linkMessages } from './messages.ts';
import * as styles from './Link.css.ts';

export interface LinkProps
  extends
    ElementProps,
    Pick<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      'href' | 'target' | 'rel' | 'download' | 'onClick' | 'aria-label' | 'aria-current' | 'aria-describedby'
    > {
  /** Styles its one child, such as a router link, instead of rendering an `<a>`. @default false */
  asChild?: boolean;
  /** `inherit` inside colored text, such as a notice. @default 'primary' */
  tone?: Extract<Tone, 'primary'> | 'inherit';
  /** `hover` underlines it only under the pointer or with focus: for links outside running text. @default 'always' */
  underline?: 'always' | 'hover';
  /** Leads outside the product: opens in a new tab, shown by an icon and announced. @default false */
  isExternal?: boolean;
  /** Link text that makes sense out of context. */
  children: ReactNode;
}

/** A link in running text. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { asChild = false, tone = 'primary', underline = 'always', isExternal = false, children, ...rest },
  ref,
) {
  const linkProps = { ...rest, className: styles.link({ tone, underline }) };
  if (!asChild && !isExternal) {
    return (
      <a {...linkProps} ref={ref}>
        {wrapMixedTextNodes(children)}
      </a>
    );
  }
  const Element = asChild ? Slot : 'a';
  return (
    <Element
      // The opened page must not get access to this one.
      {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}
      {...linkProps}
      ref={ref}
    >
      <Slottable>{asChild ? children : wrapTextNodes(children)}</Slottable>
      {isExternal && <Outward />}
    </Element>
  );
});

/** A separate component: most links are internal and need no messages. */
function Outward() {
  const messages = useMessages(linkMessages);
  return (
    <>
      <span aria-hidden="true" className={styles.external}>
        {'\u2060'}
        <Icon icon={ArrowUpRight} size={14} className={styles.externalIcon} />
      </span>
      <span className={styles.inline}> {messages.opensInNewTab}</span>
    </>
  );
}
