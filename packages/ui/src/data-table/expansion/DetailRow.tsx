/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { type ReactNode, useEffect, useRef } from 'react';
import type { ExpansionStore } from './createExpansion.ts';
import { useSeenWidth } from '../rows/useSeenWidth.ts';
import * as styles from './detail.css.ts';

export interface DetailRowProps {
  expansion: ExpansionStore;
  /** The key of its row. */
  id: string;
  index: number;
  /** px from the top of the body. */
  top: number;
  children: ReactNode;
}

/** What lies open below a row: a row of its own with one wide cell. */
export function DetailRow({ expansion, id, index, top, children }: DetailRowProps) {
  const element = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  useSeenWidth(cell);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    let frame = 0;
    // A frame later: a scrollbar that the height causes changes the width of the observed element.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => expansion.setHeight(id, current.offsetHeight));
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [expansion, id]);
  return (
    <div
      ref={element}
      role="row"
      data-detail-of={index}
      className={styles.detail}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div ref={cell} role="gridcell" tabIndex={-1} className={styles.detailCell}>
        {children}
      </div>
    </div>
  );
}
