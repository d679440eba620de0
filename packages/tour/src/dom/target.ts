import type { TourStep } from '../definition.ts';
import { isRendered } from '../placement/visibility.ts';

const isPlain = (element: Element) => {
  const { borderTopWidth, boxShadow } = getComputedStyle(element);
  return !Number.parseFloat(borderTopWidth) && boxShadow === 'none';
};

/** Pixels that a frame is higher than its field, at the most. */
const frameMargin = 32;

/** What people see as a field: where it draws no frame itself, the one around it, with icon and buttons. */
function framed(found: Element | undefined): Element | undefined {
  if (!found?.matches('input,textarea,select') || !isPlain(found)) return found;
  const height = found.clientHeight + frameMargin;
  for (let around = found.parentElement; around && around.clientHeight < height; around = around.parentElement)
    if (!isPlain(around)) return around;
  return found;
}

/** The first rendered match. A target function that throws counts as one that finds nothing yet. */
export function findTarget({ target }: TourStep): Element | undefined {
  try {
    const found =
      typeof target === 'string'
        ? [...document.querySelectorAll(target)]
        : [typeof target === 'function' ? target() : target];
    return framed(found.find((one) => !!one && isRendered(one)) ?? undefined);
  } catch {
    return undefined;
  }
}

/** Calls back at every change of the page that finds the target there. Returns a function that stops it. */
export function watchForTarget(step: TourStep, onFound: (target: Element) => void): () => void {
  const controller = new AbortController();
  const look = () => {
    const target = findTarget(step);
    if (target) onFound(target);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  // What a media query shows, or what fades in, changes nothing in the document.
  for (const type of ['resize', 'transitionend', 'animationend']) addEventListener(type, look, controller);
  return () => {
    observer.disconnect();
    controller.abort();
  };
}

/** Whether the target is there, or comes in time. */
export function locateTarget(step: TourStep, milliseconds: number, signal: AbortSignal): boolean | Promise<boolean> {
  return (
    !step.target ||
    !!findTarget(step) ||
    new Promise((resolve) => {
      const end = () => {
        stop();
        clearTimeout(timer);
        // One last attempt, as changes in shadow roots and by style alone are not observed.
        resolve(!!findTarget(step));
      };
      const stop = watchForTarget(step, end);
      const timer = setTimeout(end, milliseconds);
      signal.onabort = end;
    })
  );
}
