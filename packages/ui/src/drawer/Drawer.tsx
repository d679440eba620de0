import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { ModalFrame, ScrollBody } from '../overlay/index.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** `false` is a request (Esc, scrim, close button); an owner that keeps `isOpen` refuses it. */
  onOpenChange: (isOpen: boolean) => void;
  /** It names the drawer. */
  title: string;
  description?: string;
  children: ReactNode;
  /** Buttons, the one that does the work last. */
  footer: ReactNode;
}

const fields = 'input:not([type=hidden]):enabled, textarea:enabled, select:enabled';

interface BodyProps {
  children: ReactNode;
}

/** Gives the focus to the first field; without one it stays on the drawer itself, whose title is read. */
function Body({ children }: BodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = ref.current;
    if (!body || body.contains(document.activeElement)) return;
    // Scrolling to it would tear at the surface while it slides in.
    body.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
  }, []);
  return (
    <ScrollBody ref={ref} className={styles.body}>
      {children}
    </ScrollBody>
  );
}

/** A form or a detail beside the page it belongs to; a sheet from below on small screens. */
export function Drawer({ isOpen, onOpenChange, title, description, children, footer }: DrawerProps) {
  const texts = useMessages('overlay');
  const titleId = useId();
  const descriptionId = useId();
  return (
    <ModalFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      titleId={titleId}
      descriptionId={description === undefined ? undefined : descriptionId}
      className={styles.surface}
    >
      <header className={styles.head}>
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
        <IconButton label={texts.close} icon={<Icon icon={X} />} onPress={() => onOpenChange(false)} />
      </header>
      <Body>{children}</Body>
      <footer className={styles.footer}>{footer}</footer>
    </ModalFrame>
  );
}
