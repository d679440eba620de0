import { useMemo, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from '../tooltip/Tooltip.css.ts';

interface ButtonTooltipProps {
  content: string;
  isOpen: boolean;
  /** Keeps it open while the pointer is on it. */
  onKeepOpen: () => void;
  onClose: () => void;
  anchor: RefObject<Element | null>;
}

/**
 * Loaded on first use, since overlay code would double the size of a button. It needs no AriaLocale: it has no react-aria
 * text and no horizontal placement.
 */
export function ButtonTooltip({ content, isOpen, onKeepOpen, onClose, anchor }: ButtonTooltipProps) {
  const state = useMemo(
    () => ({ isOpen, open: onKeepOpen, close: onClose, shouldSkipAnimation: false }),
    [isOpen, onKeepOpen, onClose],
  );
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip className={tooltip} triggerRef={anchor} offset={8}>
        <span>{content}</span>
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
