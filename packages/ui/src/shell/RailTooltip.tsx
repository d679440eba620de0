import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import * as styles from './RailTooltip.css.ts';

interface Tip {
  text: string;
  top: number;
}

/**
 * Tooltips for the rail's icons. Visual only: the items have accessible names. A single shared element keeps the
 * overlay code out of the first load. The tooltip can be hovered, and Escape hides it (WCAG 1.4.13).
 */
export function useRailTooltip(isRail: boolean) {
  const [tip, setTip] = useState<Tip>();
  const show = (target: EventTarget) => {
    if (!(target instanceof Element) || target.closest('[data-rail-tip]')) return;
    const item = target.closest<HTMLElement>('[data-tip]');
    if (!item) return setTip(undefined);
    const { top, height } = item.getBoundingClientRect();
    setTip({ text: item.dataset['tip'] ?? '', top: (top + height / 2) / elementScale(item) });
  };
  const hide = () => setTip(undefined);
  if (!isRail) return { tip: undefined, listeners: {} };
  return {
    tip,
    listeners: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show(event.target);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show(event.target);
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      },
    },
  };
}

export function RailTooltip({ tip }: { tip: Tip | undefined }) {
  if (!tip) return null;
  return (
    <div
      aria-hidden
      data-rail-tip
      className={styles.container}
      style={assignInlineVars({ [styles.top]: `${tip.top}px` })}
    >
      <span className={styles.tip}>{tip.text}</span>
    </div>
  );
}
