import type { ComponentProps, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { FocusReturn } from './FocusReturn.tsx';
import { floating } from './overlay.css.ts';
import { useInteractOutside } from './useInteractOutside.ts';

interface PopoverFrameProps extends Omit<ComponentProps<typeof Popover>, 'className' | 'children'> {
  /** Size and scrolling of the surface. */
  className?: string;
  /** Whether the focus stays in the field that it belongs to. @default false */
  keepsFocus?: boolean;
  children: ReactNode;
}

/** The surface of what floats beside its trigger: how it looks, closes by a press elsewhere and gives the focus back. */
export function PopoverFrame({ className, keepsFocus, children, ...rest }: PopoverFrameProps) {
  const pressed = useInteractOutside();
  return (
    <AriaLocale>
      <Popover
        offset={4}
        {...rest}
        {...pressed}
        className={className === undefined ? floating : `${floating} ${className}`}
      >
        <FocusReturn anchor={rest.triggerRef} keepsFocus={keepsFocus} />
        {children}
      </Popover>
    </AriaLocale>
  );
}
