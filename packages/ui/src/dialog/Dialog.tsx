import { forwardRef, type ReactNode, type RefObject, useId } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import { ModalFrame } from '../overlay/index.ts';
import type { Tone } from '../theme/index.ts';
import { surface } from './Dialog.css.ts';
import { DialogParts } from './DialogParts.tsx';

export interface DialogProps extends ElementProps {
  /** Whether it is open; controlled. */
  isOpen: boolean;
  /** Called with `false` as a request (Esc, scrim); controlled: keep `isOpen` to refuse it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title and accessible name. */
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /** Icon before the title. */
  icon?: LucideIcon | undefined;
  /** Tone of the icon. @default 'neutral' */
  iconTone?: Exclude<Tone, 'info'>;
  /** The content. */
  children: ReactNode;
  /** Buttons, with the main action last. */
  footer: ReactNode;
  /** Width: 440 px for confirmations; 520 or 640 px for content, full screen on phones. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for confirmations: screen readers read its text immediately. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press on the scrim requests to close. @default true */
  isDismissable?: boolean;
  /** Work in progress that cannot be canceled: neither Esc nor the scrim requests to close. @default false */
  isPending?: boolean;
  /** Initial focus. @default the dialog itself, so that its title is announced */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. */
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
  const isAlert = role === 'alertdialog';
  const describedBy = [description === undefined ? '' : descriptionId, isAlert ? bodyId : ''].filter(Boolean);
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
