import { Slot } from 'radix-ui/slot';
import { cloneElement, forwardRef, useId, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ElementProps {
  /** What the card is about; a heading. */
  title?: ReactNode;
  /** One line about it, below the title. */
  description?: ReactNode;
  /** An Avatar, a plate or an icon before the title. */
  media?: ReactNode;
  /** Small buttons or a menu at the end of the head. */
  actions?: ReactNode;
  /** Buttons or a note on a ground of their own, below the body. */
  footer?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Makes the whole card lead somewhere: a link without children, `<a href>` or a router's own. The title becomes its text. */
  link?: ReactElement;
  /** Lies on the page, or is flush with it. @default 'raised' */
  variant?: 'raised' | 'flat';
  /** Whether the content brings its own padding: a table, a list with lines. @default false */
  isFlush?: boolean;
}

/** Things that belong together, on a plate of their own. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  {
    title,
    description,
    media,
    actions,
    footer,
    children,
    headingLevel = 2,
    link,
    variant = 'raised',
    isFlush = false,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHead = title !== undefined || actions !== undefined || media !== undefined;
  return (
    <div
      {...rest}
      ref={ref}
      {...(title === undefined ? {} : { role: 'group', 'aria-labelledby': titleId })}
      className={styles.card({ variant, isLink: link !== undefined })}
    >
      {hasHead && (
        <div className={styles.head} data-tall={description === undefined ? undefined : true}>
          {media !== undefined && <div className={styles.picture}>{media}</div>}
          <div className={styles.words}>
            {title !== undefined && (
              <Heading id={titleId} className={styles.title}>
                {link === undefined ? title : <Slot className={styles.link}>{cloneElement(link, {}, title)}</Slot>}
              </Heading>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children !== undefined && <div className={styles.body({ isFlush, isFirst: !hasHead })}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
});
