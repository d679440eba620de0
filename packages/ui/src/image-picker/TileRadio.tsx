import type { KeyboardEvent } from 'react';
import { Check, Icon } from '../icon/index.ts';
import * as styles from './Gallery.css.ts';
import { nextTile } from './nextTile.ts';

export interface TileRadioProps {
  group: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** Number of tiles per row. */
function columnsOf(radios: readonly HTMLElement[]): number {
  const tops = radios.map((radio) => radio.getBoundingClientRect().top);
  const second = tops.findIndex((top) => top > (tops[0] ?? 0) + 1);
  return second === -1 ? tops.length : second;
}

/** Selects the tile that a key moves to; native arrow keys ignore rows and wrap around. */
function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
  const grid = event.currentTarget.closest('[role=radiogroup]');
  if (grid === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const radios = [...grid.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const next = nextTile(event.key, radios.indexOf(event.currentTarget), {
    count: radios.length,
    columns: columnsOf(radios),
    isRightToLeft: getComputedStyle(grid).direction === 'rtl',
  });
  if (next === undefined) return;
  event.preventDefault();
  radios[next]?.focus();
  radios[next]?.click();
}

/** A native radio button that covers a tile: one tab stop, and arrow keys across rows and columns. */
export function TileRadio({ group, isSelected, onSelect }: TileRadioProps) {
  return (
    <>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={isSelected}
        onChange={onSelect}
        onKeyDown={onKeyDown}
      />
      {isSelected && (
        <span className={styles.check}>
          <Icon icon={Check} size={14} />
        </span>
      )}
    </>
  );
}
