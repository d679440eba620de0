import { useMemo, type ReactNode, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from '../tooltip/Tooltip.css.ts';

interface CopiedTooltipProps {
  anchor: RefObject<Element | null>;
  children: ReactNode;
}

const noop = () => {};

/** "Token copied" or "Audience downloaded", shown next to the button; a live region announces it. */
export function CopiedTooltip({ anchor, children }: CopiedTooltipProps) {
  const state = useMemo(() => ({ isOpen: true, open: noop, close: noop, shouldSkipAnimation: false }), []);
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip className={tooltip} triggerRef={anchor} offset={8}>
        <span>{children}</span>
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
