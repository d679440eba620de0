import { composedParent } from './composed.ts';

interface Scrolled {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
}

function positions(target: Element): Scrolled[] {
  const all: Scrolled[] = [];
  for (let element = composedParent(target); element; element = composedParent(element))
    all.push({ element, left: element.scrollLeft, top: element.scrollTop });
  return all;
}

/** Scrolls every scroller around the target at once, and leaves the offset free above it. */
function align(target: Element, scrollers: readonly Scrolled[], offset: number): void {
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  for (const { element } of scrollers) {
    const top = target.getBoundingClientRect().top - offset;
    if (top < 0) element.scrollBy({ top, behavior: 'instant' });
  }
}

const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/**
 * Scrolls to the target: `arrive` between the jump there and the way back to where the animation begins, so that
 * whatever is placed in it is placed for the end.
 */
export function scrollToTarget(
  target: Element,
  offset: number,
  duration: number,
  signal: AbortSignal,
  arrive: () => void,
): void {
  const before = positions(target);
  align(target, before, offset);
  arrive();
  if (!duration || signal.aborted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moved = before.flatMap(({ element, left, top }) => {
    const end = { x: element.scrollLeft, y: element.scrollTop };
    return end.x === left && end.y === top ? [] : [{ element, left, top, end }];
  });
  if (!moved.length) return;
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    cancelAnimationFrame(frame);
  };
  const move = (part: number) => {
    for (const { element, left, top, end } of moved)
      element.scrollTo({ left: left + (end.x - left) * part, top: top + (end.y - top) * part, behavior: 'instant' });
  };
  let began = 0;
  const step = (now: number) => {
    began ||= now;
    const part = (now - began) / duration;
    if (part < 1) {
      move(eased(part));
      frame = requestAnimationFrame(step);
    } else {
      stop();
      // What came meanwhile may have moved the target.
      if (target.isConnected) align(target, before, offset);
    }
  };
  let frame = requestAnimationFrame(step);
  move(0);
  signal.addEventListener('abort', stop, { signal: controller.signal });
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, stop, { capture: true, passive: true, signal: controller.signal });
}
