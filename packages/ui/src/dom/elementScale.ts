/**
 * Screen px per px of an element: not 1 inside `transform: scale()` or `zoom`. Pointer events and
 * `getBoundingClientRect` use
 * screen px; styles, scroll offsets and observers use the element's px. Wider elements give a more exact result.
 */
export function elementScale(element: HTMLElement): number {
  const { offsetWidth } = element;
  const { width } = element.getBoundingClientRect();
  // `offsetWidth` is rounded, so a difference of less than 1 px is ignored.
  return offsetWidth === 0 || Math.abs(width - offsetWidth) < 1 ? 1 : width / offsetWidth;
}
