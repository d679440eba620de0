import { forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { Icon, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { chipMessages } from './messages.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps extends ElementProps {
  /** A name that the reader has chosen or added: "Edge Delivery". */
  label: string;
  /** Picture of 14 px, or a small Avatar, before the label. */
  icon?: ReactNode;
  /** `primary` for what filters or selects now. @default 'neutral' */
  tone?: 'neutral' | 'primary';
  /** Height: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Take it away: shows a cross; Delete and Backspace on it do the same. */
  onRemove?: (() => void) | undefined;
}

/** Keys that take a chip away, as they take away a letter. */
const removing = new Set(['Delete', 'Backspace']);

/** One of the things that the reader has put together, to be taken away again. Several belong into a ChipGroup. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { label, icon, tone = 'neutral', size = 'md', onRemove, ...rest },
  ref,
) {
  const messages = useMessages(chipMessages);
  const remove = (event: KeyboardEvent) => {
    if (!removing.has(event.key) || onRemove === undefined) return;
    event.preventDefault();
    onRemove();
  };
  return (
    <span {...rest} ref={ref} className={styles.chip({ tone, size })}>
      {icon !== undefined && <span className={styles.picture}>{icon}</span>}
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
