import { forwardRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import type { ElementProps } from '../dom/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { withHandledEscape } from '../overlay/handledEscape.tsx';
import { content } from './Popover.css.ts';

export interface PopoverProps extends ElementProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** Hears `false` on Esc and on a press elsewhere. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it belongs to and opens beside; it gets the focus back. */
  triggerRef: RefObject<Element | null>;
  /** Its name for assistive technology. */
  label: string;
  /** The side of the trigger it opens at. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** What it holds. */
  children: ReactNode;
}

/** A small panel anchored to its trigger, closed by Esc or a press elsewhere. */
export const Popover = forwardRef<HTMLElement, PopoverProps>(function Popover(
  { isOpen, onOpenChange, triggerRef, label, placement = 'bottom start', children, id, ...rest },
  ref,
) {
  return (
    <PopoverFrame isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef} placement={placement}>
      <Dialog
        {...rest}
        {...(id === undefined ? {} : { id })}
        ref={ref}
        render={withHandledEscape}
        className={content}
        aria-label={label}
      >
        {children}
      </Dialog>
    </PopoverFrame>
  );
});
