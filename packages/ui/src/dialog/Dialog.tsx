import { forwardRef, type ReactNode, type RefObject, useId } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import { ModalFrame } from '../overlay/index.ts';
import type { Tone } from '../theme/index.ts';
import { surface } from './Dialog.css.ts';
import { DialogParts } from './DialogParts.tsx';

export interface DialogProps extends ElementProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** Called with `false` as a request (Esc, scrim); controlled: keep `isOpen` to refuse it. */
  onOpenChange: (isOpen: boolean) => void;
  /** A question or a fact; it names the dialog. */
  title: string;
  /** One line below the title that says what it is about. */
  description?: string | undefined;
  /** A picture before the title. */
  icon?: LucideIcon | undefined;
  /** Meaning of the picture. @default 'neutral' */
  iconTone?: Exclude<Tone, 'info'>;
  /** What it holds. */
  children: ReactNode;
  /** Buttons, the one that does the work last. */
  footer: ReactNode;
  /** Width: 440 for a question, 520 and 640 for content, which fill the window of a phone. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` is read with its text at once; for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press on the scrim requests to close. @default true */
  isDismissable?: boolean;
  /** Not dismissable: neither Esc nor the scrim requests to close, while work is running that cannot be cancelled. @default false */
  isPending?: boolean;
  /** Initial focus. @default the dialog itself, so that its title is announced */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A window over the page that takes all attention until it is closed. */
export const Dialog = forwardRef<HTMLElement, DialogProps>(function Dialog(
  {
    isOpen,
    onOpenChange,
    title,
    description,
    icon,
    iconTone = 'neutral',
    children,
    footer,
    size = 'sm',
    role = 'dialog',
    isDismissable = true,
    isPending = false,
    initialFocus,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const descriptionId = useId();
  const bodyId = useId();
  const isQuestion = role === 'alertdialog';
  const describedBy = [description === undefined ? '' : descriptionId, isQuestion ? bodyId : ''].filter(Boolean);
  return (
    <ModalFrame
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role={role}
      isDismissable={isDismissable}
      isPending={isPending}
      titleId={titleId}
      descriptionId={describedBy.join(' ') || undefined}
      initialFocus={initialFocus}
      className={surface({ size })}
    >
      <DialogParts
        title={title}
        titleId={titleId}
        description={description}
        descriptionId={descriptionId}
        icon={icon}
        iconTone={iconTone}
        bodyId={bodyId}
        isSheet={size !== 'sm'}
        footer={footer}
      >
        {children}
      </DialogParts>
    </ModalFrame>
  );
});
