/** Pixels that news at the lower edge takes with the gap above it; the line lies below the others. */
const heights = { line: 0, news: 0 };
const gap = 8;

/** `--floating-below` lifts the news above the line; `--floating-room` is the part of the components (`theme/bottomBar.ts`). */
function tell(): void {
  const { style } = document.documentElement;
  style.setProperty('--floating-below', `${heights.line}px`);
  style.setProperty('--floating-room', `${heights.line + heights.news}px`);
}

/** A ref of what floats: at the lower edge of a narrow window nothing else may lie on it, nor it on the end of the page. */
const floating = (place: keyof typeof heights) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const measure = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    heights[place] = innerHeight - bottom < top ? height + gap : 0;
    tell();
  };
  // Tells at once, too.
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

export const floatingLine = floating('line');
export const floatingNews = floating('news');
