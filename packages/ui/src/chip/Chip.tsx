import { forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { Icon, X, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import type { Tone } from '../theme/index.ts';
import { chipMessages } from './messages.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps extends ElementProps {
  /** Name of the selected or added item: "Edge Delivery". */
  label: string;
  /** Icon before the label, 14 px. */
  icon?: LucideIcon | undefined;
  /** A small Avatar in place of the icon. */
  media?: ReactNode;
  /** `primary` for an active filter or selection. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'primary'>;
  /** Height: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Called by the remove button, Delete and Backspace. */
  onRemove?: (() => void) | undefined;
}

/** Keys that remove a chip. */
const removing = new Set(['Delete', 'Backspace']);

/** A removable item of a selection. Use a ChipGroup for several. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { label, icon, media, tone = 'neutral', size = 'md', onRemove, ...rest },
  ref,
) {
  const messages = useMessages(chipMessages);
  const remove = (event: KeyboardEvent) => {
    if (!removing.has(event.key) || onRemove === undefined) return;
    event.preventDefault();
    onRemove();
  };
  const visual = media ?? (icon && <Icon icon={icon} size={14} />);
  return (
    <span {...rest} ref={ref} className={styles.chip({ tone, size })}>
      {visual !== undefined && <span className={styles.visual}>{visual}</span>}
      <span className={styles.label}>{label}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={messages.remove(label)}
          className={styles.cross({ size })}
          onClick={() => onRemove()}
          onKeyDown={remove}
        >
          <Icon icon={X} size={12} />
        </button>
      )}
    </span>
  );
});
