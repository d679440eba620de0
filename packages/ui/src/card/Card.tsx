import { Slot } from 'radix-ui/slot';
import { cloneElement, forwardRef, useId, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ElementProps {
  /** Title, as a heading. */
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** An Avatar or icon before the title. */
  media?: ReactNode;
  /** Small buttons or a menu at the end of the header. */
  actions?: ReactNode;
  /** Buttons or a note below the body, on a separate background. */
  footer?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Makes the full card a link: an `<a href>` or a router link without children. The title becomes its text. */
  link?: ReactElement;
  /** Raised above the page, or flat. @default 'raised' */
  variant?: 'raised' | 'flat';
  /** Whether the content has its own padding: a table, a list with dividers. @default false */
  isFlush?: boolean;
}

/** A group of related content on its own surface. */
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
  const hasHeader = title !== undefined || actions !== undefined || media !== undefined;
  return (
    <div
      {...rest}
      ref={ref}
      {...(title === undefined ? {} : { role: 'group', 'aria-labelledby': titleId })}
      className={styles.card({ variant, isLink: link !== undefined })}
    >
      {hasHeader && (
        <div className={styles.header} data-tall={description === undefined ? undefined : true}>
          {media !== undefined && <div className={styles.visual}>{media}</div>}
          <div className={styles.text}>
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
      {children !== undefined && <div className={styles.body({ isFlush, isFirst: !hasHeader })}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
});
