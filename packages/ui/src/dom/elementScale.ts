/**
 * How many px of the screen are one of an element's own: another number than 1 inside `transform: scale()` and `zoom`. A pointer
 * and `getBoundingClientRect` tell px of the screen; styles, scroll offsets and observers have the element's own. The wider the
 * element is, the more exact is the answer.
 */
export function elementScale(element: HTMLElement): number {
  const { offsetWidth } = element;
  const { width } = element.getBoundingClientRect();
  // `offsetWidth` is a whole number: what differs by less than a px is the same.
  return offsetWidth === 0 || Math.abs(width - offsetWidth) < 1 ? 1 : width / offsetWidth;
}
