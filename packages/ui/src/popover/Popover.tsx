import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { floating } from '../overlay/overlay.css.ts';
import { content } from './Popover.css.ts';

export interface PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What it belongs to and opens beside; it gets the focus back. */
  triggerRef: RefObject<Element | null>;
  /** Its name for assistive technology. */
  label: string;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  children: ReactNode;
}

/** A small panel anchored to its trigger, closed by Esc or a press elsewhere. */
export function Popover({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  placement = 'bottom start',
  children,
}: PopoverProps) {
  return (
    <AriaPopover
      className={floating}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
    >
      <Dialog className={content} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
