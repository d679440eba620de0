import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../button/index.ts';
import { isComposing } from '../../dom/isComposing.ts';
import { elementScale } from '../../dom/elementScale.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { Ellipsis, X } from '../../icon/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import type { AnchoredMenuProps } from '../../menu/index.ts';
import { useMessages } from '../../messages/index.ts';
import { bulkBarMessages } from './messages.ts';
import * as styles from './BulkBar.css.ts';
import type { BulkBarProps } from './BulkBar.tsx';
import { MenuButton } from '../MenuButton.tsx';

/** A table's handle, or an element. */
export interface FocusTarget {
  focus: () => void;
}

/** Escape clears the selection. If the bar is removed while it has the focus, the table gets it. */
function useSelectionBarFocus(
  bar: RefObject<HTMLElement | null>,
  onClear: () => void,
  table: FocusTarget | null | undefined,
) {
  const latest = useRef({ onClear, table });
  useLayoutEffect(() => {
    latest.current = { onClear, table };
  });
  useEffect(() => {
    const element = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      latest.current.onClear();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [bar]);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // Before the bar is removed: afterwards the focus is on the body.
      if (!element?.contains(document.activeElement)) return;
      // After the commit, as a row out of view must render first. A dialog that opened in the meantime keeps the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) latest.current.table?.focus();
      });
    };
  }, [bar]);
}

/** px: the bar's padding, its distance from the container's edges, and the separators and gaps between its parts. */
const barPadding = 76;
const gap = 4;
/** px of the menu button. */
const moreWidth = 40;

/** How many actions fit next to parts of `fixed` px in `available` px; the others are in a menu. */
export function countFittingActions(widths: readonly number[], fixed: number, available: number): number {
  const free = available - fixed - barPadding;
  const total = widths.reduce((sum, width) => sum + width + gap, 0);
  if (total <= free) return widths.length;
  let used = moreWidth;
  for (const [index, width] of widths.entries()) {
    used += width + gap;
    if (used > free) return index;
  }
  return widths.length;
}

/**
 * How many actions fit. Widths are measured again when `labels` changes; an action in the menu keeps its measured
 * width.
 */
function useFittingActions(bar: RefObject<HTMLElement | null>, labels: string): number {
  const [fit, setFit] = useState({ labels, count: Infinity });
  useLayoutEffect(() => {
    const inner = bar.current;
    // The container's own ref is not set yet when its children's effects run.
    const outer = inner?.parentElement;
    if (!inner || !outer) return;
    const widths = new Map<string, number>();
    const measure = () => {
      // Hidden, or in jsdom.
      if (outer.getBoundingClientRect().width === 0) return;
      const scale = elementScale(outer);
      const actions = [...inner.querySelectorAll<HTMLElement>('[data-action]')];
      for (const action of actions) {
        const width = action.getBoundingClientRect().width / scale;
        if (width > 0) widths.set(action.dataset['action'] ?? '', width);
      }
      const fixed = [...inner.querySelectorAll<HTMLElement>('[data-fixed]')].map(
        (part) => part.getBoundingClientRect().width / scale,
      );
      const count = countFittingActions(
        actions.map((action) => widths.get(action.dataset['action'] ?? '') ?? 0),
        fixed.reduce((sum, width) => sum + width, 0),
        outer.getBoundingClientRect().width / scale,
      );
      setFit((current) => (current.labels === labels && current.count === count ? current : { labels, count }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(outer);
    for (const part of inner.querySelectorAll('[data-fixed]')) sizes.observe(part);
    return () => sizes.disconnect();
  }, [bar, labels]);
  // All actions are shown while new ones are measured.
  return fit.labels === labels ? fit.count : Infinity;
}

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../../menu/index.ts')).Menu);

export function SelectionBar({
  selectedCount,
  matchingCount,
  isEverythingSelected = false,
  onSelectEverything,
  onClear,
  actions,
  table,
}: BulkBarProps) {
  const messages = useMessages(bulkBarMessages);
  const formatNumber = useFormatNumber();
  const bar = useRef<HTMLElement>(null);
  const count = useFittingActions(bar, actions.map(({ label }) => label).join('/'));
  const rest = actions.slice(count);

  useSelectionBarFocus(bar, onClear, table);

  return (
    <section ref={bar} className={styles.bar} aria-label={messages.label}>
      <span className={styles.label} data-fixed>
        <span className={styles.count}>
          {isEverythingSelected && matchingCount === 'unknown'
            ? messages.everything
            : messages.selected(formatNumber(selectedCount))}
        </span>
        {onSelectEverything && !isEverythingSelected && (
          <button type="button" className={styles.link} onClick={() => onSelectEverything()}>
            {matchingCount === 'unknown' ? messages.selectEverything : messages.selectAll(formatNumber(matchingCount))}
          </button>
        )}
      </span>
      {actions.length > 0 && <span className={styles.rule} />}
      {actions.map(({ id, label, icon, disabledReason, onAction }, index) => (
        <span key={id} data-action={label} hidden={index >= count}>
          <Button variant="ghost" icon={icon} disabledReason={disabledReason} onPress={() => onAction()}>
            {label}
          </Button>
        </span>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={messages.more}
          icon={Ellipsis}
          placement="top end"
          preload={Menu.preload}
          renderMenu={(anchor) => <Menu {...anchor} items={rest} />}
        />
      )}
      <span className={styles.rule} />
      <span data-fixed>
        <IconButton label={messages.clear} icon={X} variant="ghost" onPress={() => onClear()} />
      </span>
    </section>
  );
}
