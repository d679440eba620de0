import {
  forwardRef,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { Chip, type ChipProps } from './Chip.tsx';
import { chipMessages } from './messages.ts';
import * as styles from './Chip.css.ts';
import { focusAfterRemoval, focusByKey } from './focusAfterRemoval.ts';

export interface ChipItem<Id extends string = string> extends Pick<ChipProps, 'icon' | 'label' | 'tone'> {
  id: Id;
}

export interface ChipGroupProps<Id extends string = string> extends ElementProps {
  /** Accessible name: "Services of the role". */
  label: string;
  /** The chips, in display order. */
  items: readonly ChipItem<Id>[];
  /** Called to remove a chip: take it out of `items`. Without it, chips cannot be removed. */
  onRemove?: ((id: Id) => void) | undefined;
  /** Shown when there are none. @default "None" */
  emptyMessage?: ReactNode;
  /** Height: 24 or 28 px. @default 'md' */
  size?: 'sm' | 'md';
}

/** A group of chips with one tab stop and arrow-key navigation. */
// forwardRef drops the type parameter; the cast restores it.
export const ChipGroup = forwardRef(function ChipGroup<Id extends string>(
  { label, items, onRemove, emptyMessage, size = 'md', ...rest }: ChipGroupProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const messages = useMessages(chipMessages);
  const root = useMergedRef(ref);
  const [current, setCurrent] = useState<Id>();
  const [removed, setRemoved] = useState('');
  const awaited = useRef<{ gone: Id; next: Id | undefined }>(null);

  const crosses = () => [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const ids = items.map(({ id }) => id);
  const stop = current !== undefined && ids.includes(current) ? current : ids[0];

  // Only after the owner has removed it, which it can refuse.
  useLayoutEffect(() => {
    if (awaited.current === null || ids.includes(awaited.current.gone)) return;
    const { next } = awaited.current;
    awaited.current = null;
    const index = next === undefined ? -1 : ids.indexOf(next);
    (crosses()[index] ?? root.current)?.focus();
  });

  // A roving tab stop, set outside React, since the chips do not render it.
  useLayoutEffect(() => {
    for (const [index, cross] of crosses().entries()) cross.tabIndex = ids[index] === stop ? 0 : -1;
  });

  const remove = (id: Id, name: string) => {
    awaited.current = { gone: id, next: focusAfterRemoval(ids, id) };
    setRemoved(messages.removed(name));
    onRemove?.(id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form controls
    <div {...rest} ref={root} role="group" aria-label={label} tabIndex={-1} className={styles.group}>
      {items.length === 0 && <span className={styles.none}>{emptyMessage ?? messages.none}</span>}
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its remove buttons
        <ul
          className={styles.list}
          onFocus={(event) => {
            const index = crosses().indexOf(event.target);
            if (index !== -1) setCurrent(ids[index]);
          }}
          onKeyDown={(event) => {
            // With Alt, an arrow key is the browser's history shortcut.
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const all = crosses();
            const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
            const next = focusByKey(event.key, all.indexOf(event.target as HTMLElement), all.length, isRtl);
            if (next === undefined) return;
            event.preventDefault();
            all[next]?.focus();
          }}
        >
          {items.map(({ id, ...chip }) => (
            <li key={id} className={styles.entry}>
              <Chip {...chip} size={size} onRemove={onRemove && (() => remove(id, chip.label))} />
            </li>
          ))}
        </ul>
      )}
      <output className={styles.hidden}>{removed}</output>
    </div>
  );
}) as <Id extends string>(props: ChipGroupProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement | null;
