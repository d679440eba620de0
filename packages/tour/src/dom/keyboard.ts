import type { Tour, TourNavigationKey, TourOptions } from '../definition.ts';
import { activeElement, composedDescendants } from './composedTree.ts';

/** Fields that use Escape and the arrow keys, and fields that use only the arrow keys. */
const textFields =
  'input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=button],[type=submit],[type=reset],[type=image]),textarea,select,:read-write';
const arrowFields = '[type=radio],[type=range]';

/** Handles a key; returns whether it did. */
export function handleKeyDown(
  event: KeyboardEvent,
  tour: Tour,
  { overlay, useKeyboardNavigation = true, enabledNavigationKeys = {} }: TourOptions,
  /** The clickable target, which is part of the Tab order. */
  open: Element | undefined,
  box: HTMLElement,
): boolean {
  const { key, shiftKey, isComposing, keyCode } = event;
  const active = activeElement();
  const names: Readonly<Record<string, TourNavigationKey>> = {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    Escape: 'escape',
  };
  const name = names[key];
  // 229: Safari's key code for keys of a composition, which it reports as already ended.
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isComposing || keyCode === 229)
    return false;
  if (key === 'Tab') {
    // Without an overlay, the page is in the Tab order too.
    if (!overlay) return false;
    const stops = [open ?? [], box]
      .flat()
      .flatMap(composedDescendants)
      .filter(({ tabIndex }) => tabIndex >= 0);
    if (shiftKey) stops.reverse();
    const at = stops.indexOf(active);
    // Some candidates cannot take focus (hidden, inert, …), so this tries the next one.
    return [...stops.splice(at + 1), ...stops, box].some((stop) => {
      stop.focus();
      return stop === active || activeElement() !== active;
    });
  }
  if (!name || !useKeyboardNavigation || enabledNavigationKeys[name] === false || shiftKey || event.repeat)
    return false;
  if (active.matches(textFields) || (name !== 'escape' && active.matches(arrowFields))) return false;
  if (name === 'escape') return tour.stop();
  return (name === 'left') === (getComputedStyle(box).direction === 'rtl') ? tour.next() : tour.previous();
}
