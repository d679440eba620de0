import type { Place } from '../anchored/attach.ts';
import type { Tour, TourDefinition, TourStep } from '../definition.ts';
import { activeElement, isShown, topmostHost } from './composed.ts';
import { createContent } from './content.ts';
import { listenToKeys } from './keys.ts';
import { scrollToTarget } from './scroll.ts';
import { findTarget, watchForTarget } from './target.ts';

export interface View {
  readonly show: (step: TourStep, index: number) => void;
  readonly close: () => void;
}

/** Newer than the types of the platform. */
interface Announcing {
  ariaNotify?: (text: string) => void;
}

function layer(className: string): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = className;
  return element;
}

/** Into another parent: open and focused still, where the browser can. */
function move(element: HTMLElement, host: Element): void {
  if (element.parentNode === host) return;
  if (element.isConnected && 'moveBefore' in host) host.moveBefore(element, null);
  else host.append(element);
}

/** Box and spotlight of one run, from its first step to its end. */
export function openView(tour: Tour, definition: () => TourDefinition, place: Place): View {
  const life = new AbortController();
  const opener = activeElement();
  const box = layer('tour-box');
  const spotlight = layer('tour-spotlight');
  const container = document.createElement('div');
  let stepLife = new AbortController();
  let shown: TourStep | undefined;
  let target: Element | undefined;
  let letGo: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  let cleanUp: void | (() => void);
  box.role = 'dialog';
  box.ariaModal = 'false';
  box.tabIndex = -1;
  box.append(container);
  const update = definition().options?.render ? undefined : createContent(box, container, tour, definition);
  if (!('ariaNotify' in box)) container.ariaLive = 'polite';

  const isClickThrough = () => shown?.clickThrough ?? definition().options?.clickThrough;

  /** Puts box and spotlight where they belong now: into the topmost dialog, beside the target. */
  function point(next: Element | undefined): void {
    const focused = activeElement();
    const host = topmostHost();
    const layers = definition().options?.highlight ? [spotlight, box] : [box];
    target = next;
    letGo?.();
    stopWatching?.();
    sizes.disconnect();
    spotlight.toggleAttribute('data-open', !!isClickThrough());
    for (const element of layers) {
      move(element, host);
      element.toggleAttribute('data-floating', !target);
    }
    letGo = place(layers, target, shown?.placement ?? 'bottom');
    stopWatching = !target && shown?.target ? watchForTarget(shown, point) : undefined;
    sizes.observe(box);
    if (target) sizes.observe(target);
    // Closed for a moment, the box has lost the focus.
    if (box.contains(focused) && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  // What a removed node, a hidden target and a closed dialog have in common: nothing of them is shown.
  const sizes = new ResizeObserver(() => {
    if (target && !isShown(target)) point(shown && findTarget(shown));
    else if (!isShown(box)) point(target);
  });

  listenToKeys(tour, definition, box, () => (target && isClickThrough() ? [target, box] : [box]), life.signal);
  document.addEventListener(
    'focusin',
    // A dialog that opens takes the focus into it, and the life out of everything else.
    () => {
      if (topmostHost() !== box.parentNode) point(target);
    },
    { signal: life.signal },
  );

  return {
    show: (step, index) => {
      const found = findTarget(step);
      const isFirst = !shown;
      const { header, content, offset = 0, duration = 1000 } = step;
      stepLife.abort();
      stepLife = new AbortController();
      shown = step;
      const arrive = () => {
        if (update) update(step, index);
        else {
          cleanUp?.();
          container.replaceChildren();
          box.ariaLabel = header?.title ?? content;
          cleanUp = definition().options?.render?.(step, tour, container);
        }
        point(found);
        if (!container.contains(activeElement())) box.focus({ preventScroll: true });
      };
      if (found) scrollToTarget(found, offset, duration, stepLife.signal, arrive);
      else arrive();
      if (!isFirst) (box as Announcing).ariaNotify?.(header ? `${header.title}. ${content}` : content);
    },
    close: () => {
      life.abort();
      stepLife.abort();
      letGo?.();
      stopWatching?.();
      sizes.disconnect();
      cleanUp?.();
      box.remove();
      spotlight.remove();
      // Whoever has moved the focus meanwhile keeps it.
      if (activeElement() === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
  };
}
