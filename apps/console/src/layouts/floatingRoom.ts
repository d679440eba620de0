/** Heights in pixels of floating banners at the lower edge, with the gap above; the `line` (offline) is below the `banner`. */
const heights = { line: 0, banner: 0 };
const gap = 8;

/** `--floating-below` lifts the banners above the offline line; `--floating-room` is read by components (`theme/bottomBar.ts`). */
function tell(): void {
  const { style } = document.documentElement;
  style.setProperty('--floating-below', `${heights.line}px`);
  style.setProperty('--floating-room', `${heights.line + heights.banner}px`);
}

/** A ref for a floating element: measures it, so that at the lower edge of a narrow window it neither overlaps others nor hides the end of the page. */
const floating = (place: keyof typeof heights) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const measure = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    heights[place] = innerHeight - bottom < top ? height + gap : 0;
    tell();
  };
  // ResizeObserver also fires right after `observe`.
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    heights[place] = 0;
    tell();
  };
};

export const floatingOfflineLine = floating('line');
export const floatingBanner = floating('banner');
