import type { Tour, TourNavigationKey, TourOptions } from '../definition.ts';
import { activeElement, isShown } from './composed.ts';

/** What Tab stops at in an element, itself included. */
const stopsIn = (room: HTMLElement): HTMLElement[] =>
  [room, ...room.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element),
  );

const names: Readonly<Record<string, TourNavigationKey>> = { ArrowLeft: 'left', ArrowRight: 'right', Escape: 'escape' };

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
  const name = names[key];
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key === 'Tab') {
    const stops = rooms.flatMap(stopsIn);
    const at = stops.indexOf(active);
    if (at < 0 && !highlight && !box.contains(active)) return false;
    (stops.at(shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length) ?? box).focus();
    return true;
  }
  if (!name || !useKeyboardNavigation || enabledNavigationKeys[name] === false || shiftKey || event.repeat)
    return false;
  if (active.isContentEditable || active.matches('input,textarea,select')) return false;
  if (name === 'escape') return tour.stop();
  return (name === 'left') === (getComputedStyle(box).direction === 'rtl') ? tour.next() : tour.previous();
}
