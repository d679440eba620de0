import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../icon/index.ts';
import { footer as footerStyle, ScrollBody } from '../overlay/index.ts';
import type { Tone } from '../theme/index.ts';
import * as styles from './Dialog.css.ts';

interface DialogPartsProps {
  title: string;
  titleId: string;
  description: string | undefined;
  descriptionId: string;
  icon: LucideIcon | undefined;
  iconTone: Exclude<Tone, 'info'>;
  bodyId: string;
  /** Whether it fills the window on a phone. */
  isSheet: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/** The contents of a dialog's surface. */
export function DialogParts({
  title,
  titleId,
  description,
  descriptionId,
  icon,
  iconTone,
  bodyId,
  isSheet,
  children,
  footer,
}: DialogPartsProps) {
  return (
    <>
      <div className={styles.head}>
        {icon && (
          <span className={styles.plate({ tone: iconTone })}>
            <Icon icon={icon} size={20} />
          </span>
        )}
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description !== undefined && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
        </div>
      </div>
      <ScrollBody id={bodyId} className={styles.body({ isApart: icon !== undefined || description !== undefined })}>
        {children}
      </ScrollBody>
      <div className={footerStyle} data-bottom-bar={isSheet ? 'sheet' : undefined}>
        {footer}
      </div>
    </>
  );
}
