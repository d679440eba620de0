import type { TourStep } from '../definition.ts';
import { isRendered } from '../placement/visibility.ts';

const isPlain = (element: Element) => {
  const { borderTopWidth, boxShadow } = getComputedStyle(element);
  return !Number.parseFloat(borderTopWidth) && boxShadow === 'none';
};

/** Maximum height difference between a frame and its field, in px. */
const frameMargin = 32;

/** The visible field: an input without a border is replaced by the framed element around it, with icon and buttons. */
function framed(found: Element | undefined): Element | undefined {
  if (!found?.matches('input,textarea,select') || !isPlain(found)) return found;
  const height = found.clientHeight + frameMargin;
  for (let around = found.parentElement; around && around.clientHeight < height; around = around.parentElement)
    if (!isPlain(around)) return around;
  return found;
}

/** The first rendered match. A target function that throws counts as not found yet. */
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

/** Calls back on every page change after which the target is found. Returns a function that stops it. */
export function watchForTarget(step: TourStep, onFound: (target: Element) => void): () => void {
  const controller = new AbortController();
  const check = () => {
    const target = findTarget(step);
    if (target) onFound(target);
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  // Media queries and fades change no DOM nodes.
  for (const type of ['resize', 'transitionend', 'animationend']) addEventListener(type, check, controller);
  return () => {
    observer.disconnect();
    controller.abort();
  };
}

/** Resolves to whether the target is found in time. */
export function locateTarget(step: TourStep, milliseconds: number, signal: AbortSignal): boolean | Promise<boolean> {
  return (
    !step.target ||
    !!findTarget(step) ||
    new Promise((resolve) => {
      const end = () => {
        stop();
        clearTimeout(timer);
        // One last attempt, because changes in shadow roots or by style alone are not observed.
        resolve(!!findTarget(step));
      };
      const stop = watchForTarget(step, end);
      const timer = setTimeout(end, milliseconds);
      signal.onabort = end;
    })
  );
}
