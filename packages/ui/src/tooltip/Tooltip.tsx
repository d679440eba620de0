import type { ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** One short line. It repeats or adds to the name of the trigger; nothing that must be read stands here alone. */
  content: string;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One focusable element: a control of this package, or a plain `<a>` or `<button>`. */
  children: ReactElement;
}

type FocusableChild = Parameters<typeof Focusable>[0]['children'];

/** A hint at a control, on hover after a moment and on keyboard focus at once; Esc hides it. */
export function Tooltip({ content, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={0}>
      <Focusable>{children as FocusableChild}</Focusable>
      <AriaTooltip className={tooltip} placement={placement} offset={8}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
