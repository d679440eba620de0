import { forwardRef, useId, type KeyboardEvent } from 'react';
import { useButtonTooltip } from '../button/useButtonTooltip.tsx';
import { TabLabel, type TabLabelProps } from './TabLabel.tsx';
import * as styles from './Tabs.css.ts';

interface TabButtonProps extends TabLabelProps {
  id: string;
  /** ID of the panel while it is rendered. */
  panelId: string | undefined;
  isSelected: boolean;
  disabledReason: string | undefined;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export const TabButton = forwardRef<HTMLButtonElement, TabButtonProps>(function TabButton(
  { id, panelId, isSelected, disabledReason, onSelect, onKeyDown, ...label },
  ref,
) {
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  const { handlers, tooltip } = useButtonTooltip(disabledReason, isRefused);
  return (
    <>
      <button
        ref={ref}
        {...handlers}
        type="button"
        role="tab"
        id={id}
        className={styles.tab}
        aria-selected={isSelected}
        aria-controls={panelId}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? reasonId : undefined}
        tabIndex={isSelected ? 0 : -1}
        onClick={(event) => {
          handlers.onClick(event);
          if (!isRefused) onSelect();
        }}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          onKeyDown(event);
        }}
      >
        <TabLabel {...label} />
      </button>
      {tooltip}
      {isRefused && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
});
