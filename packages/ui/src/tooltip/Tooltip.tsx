import { forwardRef, type ReactElement, useEffect } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ElementProps } from '../dom/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { keepFocusVisibleTracking } from './keepFocusVisibleTracking.ts';
import { TooltipText } from './TooltipText.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends ElementProps {
  /** One short line that repeats or supplements the trigger's name; never essential information. */
  content: string;
  /** Keyboard shortcut for the same action: "⌘ C". */
  shortcut?: string | undefined;
  /** Side of the trigger. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One focusable element: a control of this package, or a plain `<a>` or `<button>`. */
  children: ReactElement;
}

type FocusableChild = Parameters<typeof Focusable>[0]['children'];

/** A hint for a control, shown on hover after a delay and on keyboard focus immediately; Escape hides it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, shortcut, placement = 'top', children, id, ...rest },
  ref,
) {
  useEffect(keepFocusVisibleTracking, []);
  return (
    <AriaLocale>
      {/* A delay lets the pointer move from the control onto the tooltip (WCAG 1.4.13). */}
      <TooltipTrigger delay={600} closeDelay={150}>
        <Focusable>{children as FocusableChild}</Focusable>
        <AriaTooltip
          {...rest}
          {...(id === undefined ? {} : { id })}
          ref={ref}
          className={tooltip}
          placement={placement}
          offset={8}
        >
          <TooltipText content={content} shortcut={shortcut} />
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
});
