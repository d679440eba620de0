import type { TourStep } from '../definition.ts';
import { isShown } from './composed.ts';

/** The first visible match. A function that throws looks for something that is not there yet. */
export function findTarget({ target }: TourStep): Element | undefined {
  try {
    const found = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target?.()];
    return found.find(isShown);
  } catch {
    return undefined;
  }
}

/** Whether the target is there, or comes in time. Each frame looks for it: nothing tells of what comes in a shadow root. */
export function locateTarget(step: TourStep, milliseconds: number, signal: AbortSignal): boolean | Promise<boolean> {
  const end = performance.now() + milliseconds;
  const look = (now: number): boolean | Promise<boolean> =>
    !step.target ||
    !!findTarget(step) ||
    (now < end && !signal.aborted && new Promise<number>(requestAnimationFrame).then(look));
  return look(0);
}
