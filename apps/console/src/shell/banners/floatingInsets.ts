/** Pixels between floating elements, and below them at the window's lower edge. */
const gap = 8;
const lowerMargin = 16;

type Slot = 'line' | 'banner';
const elements = new Map<Slot, HTMLElement>();

/**
 * Sets the height of floating notices at the window's edges as CSS variables. `--floating-below` lifts the banners above the offline line;
 * components read the others (`theme/bottomBar.ts`, `theme/overlayEdges.ts`).
 */
function update(): void {
  const { style } = document.documentElement;
  const heights = { line: 0, banner: 0 };
  let top = 0;
  for (const [slot, element] of elements) {
    const { top: upper, bottom, height } = element.getBoundingClientRect();
    if (innerHeight - bottom < upper) heights[slot] = height + gap;
    else top = Math.max(top, bottom + gap - (Number.parseFloat(style.getPropertyValue('--band-height')) || 0));
  }
  const total = heights.line + heights.banner;
  const values = { below: heights.line, room: total, top, bottom: total && total + lowerMargin };
  for (const [name, pixels] of Object.entries(values)) style.setProperty(`--floating-${name}`, `${pixels}px`);
}

/** A ref that measures a floating element, so that it covers no other content. */
const floating = (slot: Slot) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  elements.set(slot, element);
  // ResizeObserver also fires right after `observe`.
  const observer = new ResizeObserver(update);
  observer.observe(element);
  addEventListener('resize', update);
  return () => {
    observer.disconnect();
    removeEventListener('resize', update);
    if (elements.get(slot) === element) elements.delete(slot);
    update();
  };
};

export const floatingOfflineLine = floating('line');
export const floatingBanner = floating('banner');
