import type { Tour, TourDefinition } from '../definition.ts';
import { activeElement } from './composed.ts';

const isTypedInto = (element: EventTarget | undefined) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/** What Tab stops at in an element, itself included. */
function stopsOf(room: Element): HTMLElement[] {
  return [room, ...room.querySelectorAll('*')].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility(),
  );
}

/** The keys of a running tour; the signal takes them away. */
export function listenToKeys(
  tour: Tour,
  definition: () => TourDefinition,
  box: HTMLElement,
  /** Whose stops the Tab key goes through. */
  rooms: () => readonly Element[],
  signal: AbortSignal,
): void {
  const tab = (isBack: boolean): boolean => {
    const active = activeElement();
    const stops = rooms().flatMap(stopsOf);
    const at = stops.findIndex((stop) => stop === active);
    const isInside = at >= 0 || box.contains(active);
    if (!isInside && !definition().options?.highlight) return false;
    const next = isBack ? (at > 0 ? at : 0) - 1 : (at + 1) % stops.length;
    (stops.at(next) ?? box).focus();
    return true;
  };

  const act = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'Tab') return tab(shiftKey);
    const { useKeyboardNavigation = true, enabledNavigationKeys = {} } = definition().options ?? {};
    if (!useKeyboardNavigation || shiftKey) return false;
    if (key === 'Escape') return enabledNavigationKeys.escape !== false && tour.stop();
    const isLeft = key === 'ArrowLeft';
    if (!isLeft && key !== 'ArrowRight') return false;
    if (enabledNavigationKeys[isLeft ? 'left' : 'right'] === false) return false;
    return isLeft === (getComputedStyle(box).direction === 'rtl') ? tour.next() : tour.previous();
  };

  const listen = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key, repeat } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (key !== 'Tab' && (repeat || isTypedInto(event.composedPath()[0]))) return;
    if (act(event)) event.preventDefault();
  };
  document.addEventListener('keydown', listen, { signal });
}
