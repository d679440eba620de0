import type { ComponentProps, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { FocusReturn } from './FocusReturn.tsx';
import { floating } from './overlay.css.ts';
import { useInteractOutside } from './useInteractOutside.ts';

interface PopoverFrameProps extends Omit<ComponentProps<typeof Popover>, 'className' | 'children'> {
  /** Size and scrolling of the surface. */
  className?: string;
  /** Whether focus stays in the field that the overlay belongs to. @default false */
  keepsFocus?: boolean;
  children: ReactNode;
}

/** The surface of floating overlays: style, closing on an outside press, and focus return. */
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
