/** Pixels between what floats, and below it at the lower edge of the window. */
const gap = 8;
const lowerMargin = 16;

type Place = 'line' | 'banner';
const elements = new Map<Place, HTMLElement>();

/**
 * Tells how much room floating notices take at the edges of the window. `--floating-below` lifts the banners above the offline
 * line; components read the others (`theme/bottomBar.ts`, `theme/overlayEdges.ts`).
 */
function tell(): void {
  const { style } = document.documentElement;
  const heights = { line: 0, banner: 0 };
  let top = 0;
  for (const [place, element] of elements) {
    const { top: upper, bottom, height } = element.getBoundingClientRect();
    if (innerHeight - bottom < upper) heights[place] = height + gap;
    else top = Math.max(top, bottom + gap - (Number.parseFloat(style.getPropertyValue('--band-height')) || 0));
  }
  const room = heights.line + heights.banner;
  const values = { below: heights.line, room, top, bottom: room && room + lowerMargin };
  for (const [name, pixels] of Object.entries(values)) style.setProperty(`--floating-${name}`, `${pixels}px`);
}

/** A ref for a floating element: measures it, so that it neither overlaps others nor hides the end of the page or a title. */
const floating = (place: Place) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  elements.set(place, element);
  // ResizeObserver also fires right after `observe`.
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  addEventListener('resize', tell);
  return () => {
    observer.disconnect();
    removeEventListener('resize', tell);
    if (elements.get(place) === element) elements.delete(place);
    tell();
  };
};

export const floatingOfflineLine = floating('line');
export const floatingBanner = floating('banner');
