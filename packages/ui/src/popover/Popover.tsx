import { forwardRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import type { ElementProps } from '../dom/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { withHandledEscape } from '../overlay/handledEscape.tsx';
import { content } from './Popover.css.ts';

export interface PopoverProps extends ElementProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called with `false` on Escape and on an outside press. */
  onOpenChange: (isOpen: boolean) => void;
  /** The element it is anchored to, which gets focus back. */
  triggerRef: RefObject<Element | null>;
  /** Accessible name. */
  label: string;
  /** Side of the trigger. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** The content. */
  children: ReactNode;
}

/** A small panel anchored to its trigger; Escape or an outside press closes it. */
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
