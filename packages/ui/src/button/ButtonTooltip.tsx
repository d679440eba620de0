import { useMemo, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from '../tooltip/Tooltip.css.ts';

interface ButtonTooltipProps {
  content: string;
  isOpen: boolean;
  /** Keeps it open: the pointer has moved onto it. */
  onStay: () => void;
  onClose: () => void;
  anchor: RefObject<Element | null>;
}

/**
 * Loaded when it is first wanted: the overlay machinery would double the weight of a button. It needs no AriaLocale: it has
 * no words of react-aria's, and lies above or below, which no direction mirrors.
 */
export function ButtonTooltip({ content, isOpen, onStay, onClose, anchor }: ButtonTooltipProps) {
  const state = useMemo(
    () => ({ isOpen, open: onStay, close: onClose, shouldSkipAnimation: false }),
    [isOpen, onStay, onClose],
  );
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip className={tooltip} triggerRef={anchor} offset={8}>
        <span>{content}</span>
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
