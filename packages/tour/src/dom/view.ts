import { attach, type Placed } from '../anchored/attach.ts';
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

interface Announcing {
  ariaNotify?: (text: string) => void;
}

function layer(className: string): HTMLElement {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = className;
  return element;
}

/** Into another parent, open and focused where the browser can. */
function move(element: HTMLElement, host: Element): void {
  if (element.parentNode === host) return;
  if (element.isConnected && 'moveBefore' in host) host.moveBefore(element, null);
  else host.append(element);
}

/** Box and spotlight of one run, from the first step to the end. */
export function openView(tour: Tour, definition: () => TourDefinition, place: typeof attach = attach): View {
  const life = new AbortController();
  let stepLife = new AbortController();
  const opener = activeElement();
  const box = layer('tour-box');
  const spotlight = layer('tour-spotlight');
  const container = document.createElement('div');
  let target: Element | undefined;
  let shown: TourStep | undefined;
  let cleanUp: void | (() => void);
  let placed: Placed | undefined;
  let stopWatching: (() => void) | undefined;
  box.role = 'dialog';
  box.ariaModal = 'false';
  box.tabIndex = -1;
  box.append(container);
  const content = definition().options?.render ? undefined : createContent(container, tour, definition);
  if (!('ariaNotify' in box)) container.ariaLive = 'polite';

  const isOpen = () => !!shown?.target && (shown.clickThrough ?? definition().options?.clickThrough ?? false);

  /** Puts box and spotlight where they belong now: into the topmost dialog, beside the target. */
  function lay(): void {
    placed?.();
    const host = topmostHost();
    const layers = definition().options?.highlight ? [spotlight, box] : [box];
    spotlight.toggleAttribute('data-open', isOpen());
    for (const element of layers) {
      move(element, host);
      element.toggleAttribute('data-floating', !target);
    }
    placed = place(layers, target, shown?.placement ?? 'bottom');
  }

  function point(next: Element | undefined): void {
    stopWatching?.();
    stopWatching = undefined;
    sizes.disconnect();
    target = next;
    lay();
    sizes.observe(box);
    if (target) sizes.observe(target);
    else if (shown?.target) stopWatching = watchForTarget(shown, follow);
  }

  function follow(next: Element | undefined): void {
    const hadFocus = box.contains(activeElement());
    const focused = activeElement();
    point(next);
    if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  // Something without a size is what a removed node, a closed dialog and a hidden target have in common.
  const sizes = new ResizeObserver(() => {
    if (target && !(target.isConnected && isShown(target))) follow(shown && findTarget(shown));
    else if (!isShown(box)) follow(target);
  });

  function focus(): void {
    if (!container.contains(activeElement())) box.focus({ preventScroll: true });
  }

  function draw(step: TourStep, index: number): void {
    if (content) return content.update(step, index);
    cleanUp?.();
    container.replaceChildren();
    box.ariaLabel = step.header?.title ?? step.content;
    cleanUp = definition().options?.render?.(step, tour, container);
  }

  listenToKeys({ tour, definition, box, rooms: () => (target && isOpen() ? [target, box] : [box]) }, life.signal);
  // A dialog that opens takes the focus, and with it everything outside.
  document.addEventListener(
    'focusin',
    () => {
      if (topmostHost() !== box.parentNode) follow(target);
    },
    { signal: life.signal },
  );

  return {
    show: (step, index) => {
      stepLife.abort();
      stepLife = new AbortController();
      const isFirst = !shown;
      shown = step;
      const next = findTarget(step);
      const arrive = () => {
        draw(step, index);
        point(next);
        focus();
      };
      if (next) scrollToTarget(next, step.offset ?? 0, step.duration ?? 1000, stepLife.signal, arrive);
      else arrive();
      const { ariaNotify } = box as Announcing;
      if (!isFirst) ariaNotify?.call(box, [step.header?.title, step.content].filter(Boolean).join('. '));
    },
    close: () => {
      const hadFocus = box.contains(activeElement());
      life.abort();
      stepLife.abort();
      stopWatching?.();
      sizes.disconnect();
      placed?.();
      cleanUp?.();
      box.remove();
      spotlight.remove();
      const isLost = hadFocus || activeElement() === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
  };
}
