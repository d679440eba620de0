import { forwardRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { ElementProps } from '../element/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { floating } from '../overlay/overlay.css.ts';
import { withUsedEscape } from '../overlay/usedEscape.tsx';
import { usePressBeside } from '../overlay/usePressBeside.ts';
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
  const pressed = usePressBeside();
  return (
    <AriaLocale>
      <AriaPopover
        {...pressed}
        className={floating}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement={placement}
        offset={4}
      >
        <Dialog
          {...rest}
          {...(id === undefined ? {} : { id })}
          ref={ref}
          render={withUsedEscape}
          className={content}
          aria-label={label}
        >
          {children}
        </Dialog>
      </AriaPopover>
    </AriaLocale>
  );
});
