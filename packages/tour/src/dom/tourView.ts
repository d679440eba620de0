import type { Tour, TourOptions, TourStep } from '../definition.ts';
import { trackTarget, type TargetTracker } from '../placement/trackTarget.ts';
import { isShown } from '../placement/visibility.ts';
import { activeElement, createFocusRestorer, hasFocus, topLayerParent } from './composedTree.ts';
import { append, drawContent } from './content.ts';
import { handleKeyDown } from './keyboard.ts';
import { scrollToTarget } from './scroll.ts';
import { findTarget, watchForTarget } from './target.ts';

/** Shows a step; without one it ends. */
export type TourView = (step?: TourStep) => void;

/** Not in TypeScript's DOM types yet. */
interface Announcing {
  ariaNotify?: (text: string) => void;
}

/** The box of one run with its arrow and the spotlight on its target, from its first step to its end. */
export function openTourView(tour: Tour, options: () => TourOptions): TourView {
  const restoreFocus = createFocusRestorer(activeElement());
  const life = new AbortController();
  const { render } = options();
  const box = append(document.body, 'div', 'box', {
    role: 'dialog',
    tabIndex: -1,
    popover: 'manual',
  });
  const spotlight = append(document.body, 'div', 'spotlight', { popover: 'manual' });
  const arrow = append(document.body, 'div', 'arrow', { popover: 'manual' });
  /** From below to above. */
  const layers = [spotlight, box, arrow];
  let shown: TourStep | undefined;
  let target: Element | undefined;
  /** The target where it may be clicked. */
  let open: Element | undefined;
  let tracker: TargetTracker | undefined;
  let stopWaiting: (() => void) | undefined;
  /** Called when the target appears while its step is shown. */
  let onFound: (found: Element) => void;
  let stopScrolling: (() => void) | undefined;
  let isMoving = false;
  let cleanUp: void | (() => void);

  // A live region, where the browser has no `ariaNotify`.
  if (!(box as Announcing).ariaNotify) box.ariaLive = 'polite';

  const draw = render ?? drawContent(box, tour, options);

  /** Puts the layers where they belong now: into the topmost dialog, at the target. */
  function point(next: Element | undefined): void {
    const home = topLayerParent(box);
    const { highlight, clickThrough } = options();
    stopTracking();
    target = next;
    open = (shown?.clickThrough ?? clickThrough) ? target : undefined;
    if (box.parentNode !== home) home?.append(...layers);
    for (const layer of layers) {
      // Dialogs of React Aria make everything else inert and trap the focus.
      layer.dataset['reactAriaTopLayer'] = 'true';
      layer.toggleAttribute('data-floating', !target);
      layer.toggleAttribute('data-highlight', !!highlight);
      layer.toggleAttribute('data-open', !!open);
      // Reopened, it is on top of what was opened meanwhile.
      layer.togglePopover(false);
      layer.showPopover();
    }
    if (target) tracker = trackTarget({ spotlight, arrow, box }, target, shown?.placement ?? 'bottom', () => isMoving);
    else if (shown?.target) stopWaiting = watchForTarget(shown, onFound);
    watch();
  }

  function stopTracking(): void {
    tracker?.stop();
    stopWaiting?.();
    tracker = stopWaiting = undefined;
    sizes.disconnect();
  }

  /** Plays the way to the target, to which the box does not go along. */
  function play(way: ReturnType<typeof scrollToTarget>): void {
    isMoving = !!way;
    stopScrolling = way?.(() => {
      isMoving = false;
      tracker?.update();
    });
    if (way) tracker?.update();
  }

  function watch(): void {
    if (!shown) return;
    sizes.observe(box);
    sizes.observe(target ?? box);
  }

  // A removed target, a hidden one and one in a closed dialog all have no boxes.
  const sizes = new ResizeObserver(() => {
    if (isShown(box) && isShown(target ?? box)) return;
    if (shown) point(findTarget(shown));
    // In the next frame, or the observer would cause a ResizeObserver loop.
    sizes.disconnect();
    requestAnimationFrame(watch);
  });
  // On the root element: after the handlers of the focused element and its ancestors, before those of document and window.
  document.documentElement.addEventListener(
    'keydown',
    (event) => {
      if (!handleKeyDown(event, tour, options(), open, box)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    life,
  );
  // A dialog that opens takes the focus, and makes everything else inert as a fullscreen element does.
  for (const type of ['focusin', 'fullscreenchange'])
    addEventListener(
      type,
      () => {
        if (topLayerParent(box) !== box.parentNode) point(target);
      },
      life,
    );

  return (step) => {
    stopScrolling?.();
    isMoving = false;
    shown = step;
    if (!step) {
      life.abort();
      stopTracking();
      cleanUp?.();
      for (const layer of layers) layer.remove();
      // A focus that was moved meanwhile stays where it is.
      if (activeElement() === document.body) restoreFocus();
      return;
    }
    const found = findTarget(step);
    const { header, content } = step;
    const way = found && scrollToTarget(found, step);
    // The first step is read out because it takes the focus.
    if (box.ariaLabel) (box as Announcing).ariaNotify?.(header ? `${header.title}. ${content}` : content);
    cleanUp?.();
    if (render) box.replaceChildren();
    try {
      cleanUp = draw(step, tour, box);
    } catch (error) {
      // Over a page that it may close, an empty box would be a trap.
      cleanUp = undefined;
      tour.stop();
      throw error;
    }
    box.ariaLabel = header?.title ?? content;
    // Scrolls to a target only the first time: a person may have scrolled away from one that comes back.
    onFound = found
      ? point
      : (pending) => {
          onFound = point;
          const pendingMove = scrollToTarget(pending, step);
          point(pending);
          play(pendingMove);
        };
    point(found);
    if (!hasFocus(box)) box.focus({ preventScroll: true });
    play(way);
  };
}
