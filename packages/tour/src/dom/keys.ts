import type { Tour, TourNavigationKey, TourOptions } from '../definition.ts';
import { activeElement, allIn, hasFocus } from './composed.ts';

/** Acts on a key, and answers whether it did. */
export function actOnKey(
  event: KeyboardEvent,
  tour: Tour,
  { highlight, useKeyboardNavigation = true, enabledNavigationKeys = {} }: TourOptions,
  box: HTMLElement,
  /** Whose stops the Tab key goes through. */
  rooms: readonly HTMLElement[],
): boolean {
  const { key, shiftKey } = event;
  const active = activeElement();
  // Browsers that fill in forms send events without a key.
  const name = (key as string | undefined)?.replace('Arrow', '').toLowerCase() as TourNavigationKey;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key === 'Tab') {
    const stops = rooms.flatMap(allIn).filter(({ tabIndex }) => tabIndex >= 0);
    if (shiftKey) stops.reverse();
    const at = stops.indexOf(active);
    if (at < 0 && !highlight && !hasFocus(box)) return false;
    // Some of them cannot take the focus, for one of a dozen reasons: the next that does.
    return [...stops.splice(at + 1), ...stops, box].some((stop) => {
      stop.focus();
      return activeElement() === stop;
    });
  }
  if (!useKeyboardNavigation || enabledNavigationKeys[name] === false || shiftKey || event.repeat) return false;
  if (active.matches(':read-write,input,textarea,select')) return false;
  if (name === 'escape') return tour.stop();
  if (name !== 'left' && name !== 'right') return false;
  return (name === 'left') === (getComputedStyle(box).direction === 'rtl') ? tour.next() : tour.previous();
}
