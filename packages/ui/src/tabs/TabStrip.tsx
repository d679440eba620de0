import { type ReactNode, useEffect, useRef } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import { ChevronLeft, ChevronRight, Icon } from '../icon/index.ts';
import { isMotionReduced } from '../theme/motion.ts';
import * as styles from './Tabs.css.ts';
import { useScrollEdges } from './useScrollEdges.ts';

interface TabStripProps {
  /** The current tab, scrolled into view when it changes. */
  current: string | undefined;
  children: ReactNode;
}

/** A row of tabs. Overflow fades out at the edge and scrolls; arrow buttons are for the mouse. */
export function TabStrip({ current, children }: TabStripProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(scroller);

  useEffect(() => {
    const bring = () => {
      const element = scroller.current;
      const tab = element?.querySelector('[aria-selected=true], [aria-current]');
      if (!element || !tab || element.scrollWidth <= element.clientWidth) return;
      // Not `scrollIntoView`, which would scroll the page too.
      const tabBox = tab.getBoundingClientRect();
      const view = element.getBoundingClientRect();
      const scale = elementScale(element);
      const margin = 48 * scale;
      if (tabBox.left < view.left + margin) element.scrollLeft -= (view.left + margin - tabBox.left) / scale;
      else if (tabBox.right > view.right - margin) element.scrollLeft += (tabBox.right - view.right + margin) / scale;
    };
    bring();
    // Tabs become wider when the font loads.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(bring);
  }, [current]);

  const scrollOn = (side: 'start' | 'end') => {
    const element = scroller.current;
    if (!element) return;
    const direction = (side === 'end') === (getComputedStyle(element).direction === 'ltr') ? 1 : -1;
    const isStill = isMotionReduced(element);
    element.scrollBy({ left: direction * element.clientWidth * 0.7, behavior: isStill ? 'auto' : 'smooth' });
  };

  return (
    <div className={styles.strip}>
      <div ref={scroller} className={styles.scroller} data-more={edges}>
        {children}
      </div>
      {(['start', 'end'] as const).map(
        (side) =>
          (edges === side || edges === 'both') && (
            <button
              key={side}
              type="button"
              // Only for the mouse: the keyboard and assistive technology reach every tab without it.
              tabIndex={-1}
              aria-hidden
              className={styles.arrow}
              data-to={side}
              onClick={() => scrollOn(side)}
            >
              <span className={styles.arrowIcon}>
                <Icon icon={side === 'start' ? ChevronLeft : ChevronRight} />
              </span>
            </button>
          ),
      )}
    </div>
  );
}
