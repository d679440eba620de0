import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { footer as footerStyle } from '../overlay/index.ts';
import { drawerMessages } from './messages.ts';
import * as styles from './Drawer.css.ts';

interface DrawerPartsProps {
  title: string;
  titleId: string;
  description: ReactNode;
  descriptionId: string;
  isPending: boolean;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** The contents of a drawer's surface. */
export function DrawerParts({
  title,
  titleId,
  description,
  descriptionId,
  isPending,
  onClose,
  footer,
  children,
}: DrawerPartsProps) {
  const messages = useMessages(drawerMessages);
  return (
    <>
      <div className={styles.head}>
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
        <IconButton label={messages.close} icon={X} isDisabled={isPending} onPress={onClose} />
      </div>
      {children}
      <div className={footerStyle} data-bottom-bar="footer">
        {footer}
      </div>
    </>
  );
}
