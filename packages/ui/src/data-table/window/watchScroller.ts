/** The highest viewport that is taken as real, in px: a scroller without a height limit is as high as all of its rows. */
const highest = 4_000;

/**
 * Tells how much of the rows is seen and when that changes, and marks the scroller where columns lie beyond its edges.
 * @param onHeight Told how many px of rows are seen at once.
 */
export function watchScroller(
  scroller: HTMLElement,
  onScroll: () => void,
  onHeight: (height: number) => void,
): () => void {
  const head = scroller.firstElementChild as HTMLElement;
  let sideways = 0;
  let overflow = 0;
  const mark = () => {
    const at = Math.abs(scroller.scrollLeft);
    sideways = scroller.scrollLeft;
    const is = (name: string, isSo: boolean) => scroller.toggleAttribute(`data-${name}`, isSo);
    is('overflow', overflow > 0);
    is('more-before', at > 0);
    is('more-after', at < overflow - 1);
  };
  const resized = () => {
    overflow = scroller.scrollWidth - scroller.clientWidth;
    mark();
    // The head lies over the first px of the rows.
    onHeight(Math.min(scroller.clientHeight, highest) - head.offsetHeight);
  };
  let frame = 0;
  // A frame later: resizing an observed element in its own callback is a ResizeObserver loop error.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(resized);
  });
  observer.observe(scroller);
  // As wide as all columns.
  observer.observe(head);
  const scrolled = () => {
    if (scroller.scrollLeft !== sideways) mark();
    onScroll();
  };
  scroller.addEventListener('scroll', scrolled);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    scroller.removeEventListener('scroll', scrolled);
  };
}
