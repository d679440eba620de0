import { type ReactNode, type RefObject, useId } from 'react';
import { ModalFrame, ScrollBody } from '../overlay/index.ts';
import { body, footer as footerStyle, surface, title as titleStyle } from './Dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  /** `false` is a request (Esc, scrim); an owner that keeps `isOpen` refuses it. */
  onOpenChange: (isOpen: boolean) => void;
  /** A question or a fact; it names the dialog. */
  title: string;
  children: ReactNode;
  /** Buttons, the one that does the work last. */
  footer: ReactNode;
  /** Width: 440 for a question, 520 and 640 for content. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` is read with its text at once; for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press on the scrim asks to close. @default true */
  isDismissable?: boolean;
  /** What has the focus first. Default: the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A window over the page that takes all attention until it is closed. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'sm',
  role = 'dialog',
  isDismissable = true,
  initialFocus,
}: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  return (
    <ModalFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role={role}
      isDismissable={isDismissable}
      titleId={titleId}
      descriptionId={role === 'alertdialog' ? bodyId : undefined}
      initialFocus={initialFocus}
      className={surface({ size })}
    >
      <h2 id={titleId} className={titleStyle}>
        {title}
      </h2>
      <ScrollBody id={bodyId} className={body}>
        {children}
      </ScrollBody>
      <div className={footerStyle}>{footer}</div>
    </ModalFrame>
  );
}
