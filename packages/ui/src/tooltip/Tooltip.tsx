import { forwardRef, type ReactElement, useEffect } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ElementProps } from '../dom/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { keepFocusVisibleTracking } from './keepFocusVisibleTracking.ts';
import { TooltipText } from './TooltipText.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends ElementProps {
  /** One short line. It repeats or adds to the name of the trigger; nothing that must be read stands here alone. */
  content: string;
  /** The key that does the same: "⌘ C". */
  shortcut?: string | undefined;
  /** The side of the trigger it shows at. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One focusable element: a control of this package, or a plain `<a>` or `<button>`. */
  children: ReactElement;
}

type FocusableChild = Parameters<typeof Focusable>[0]['children'];

/** A hint at a control, on hover after a moment and on keyboard focus at once; Esc hides it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, shortcut, placement = 'top', children, id, ...rest },
  ref,
) {
  useEffect(keepFocusVisibleTracking, []);
  return (
    <AriaLocale>
      {/* The pointer has a moment to move from the control onto the tooltip (WCAG 1.4.13). */}
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
