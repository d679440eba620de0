import type { Tour, TourOptions, TourStep } from '../definition.ts';
import { trackTarget, type TargetTracker } from '../placement/trackTarget.ts';
import { isShown } from '../placement/visibility.ts';
import { activeElement, createFocusRestorer, hasFocus, topLayerParent } from './composedTree.ts';
import { append, drawContent } from './content.ts';
import { handleKeyDown } from './keyboard.ts';
import { scrollToTarget } from './scroll.ts';
import { findTarget, watchForTarget } from './target.ts';

/** Shows a step; without one, closes the view. */
export type TourView = (step?: TourStep) => void;

/** Not in TypeScript's DOM types yet. */
interface Announcing {
  ariaNotify?: (text: string) => void;
}

/** The box of one run with its arrow and the spotlight on its target, from first step to end. */
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
  /** From bottom to top. */
  const layers = [spotlight, box, arrow];
  let shown: TourStep | undefined;
  let target: Element | undefined;
  /** The target while it can be clicked. */
  let open: Element | undefined;
  let tracker: TargetTracker | undefined;
  let stopWaiting: (() => void) | undefined;
  /** Called when the target appears while its step is shown. */
  let onFound: (found: Element) => void;
  let stopScrolling: (() => void) | undefined;
  let isMoving = false;
  let cleanUp: void | (() => void);

  // A live region for browsers without `ariaNotify`.
  if (!(box as Announcing).ariaNotify) box.ariaLive = 'polite';

  const draw = render ?? drawContent(box, tour, options);

  /** Moves the layers into the topmost dialog and to the target. */
  function point(next: Element | undefined): void {
    const home = topLayerParent(box);
    const { highlight = true, overlay, clickThrough } = options();
    stopTracking();
    target = next;
    open = (shown?.clickThrough ?? clickThrough) ? target : undefined;
    if (box.parentNode !== home) home?.append(...layers);
    for (const layer of layers) {
      // React Aria dialogs make everything else inert and trap focus.
      layer.dataset['reactAriaTopLayer'] = 'true';
      layer.toggleAttribute('data-floating', !target);
      layer.toggleAttribute('data-highlight', highlight);
      layer.toggleAttribute('data-overlay', !!overlay);
      layer.toggleAttribute('data-open', !!open);
      // Reopening puts it on top of elements opened meanwhile.
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

  /** Plays the scroll animation, which the box does not follow. */
  function play(animation: ReturnType<typeof scrollToTarget>): void {
    isMoving = !!animation;
    stopScrolling = animation?.(() => {
      isMoving = false;
      tracker?.update();
    });
    if (animation) tracker?.update();
  }

  function watch(): void {
    if (!shown) return;
    sizes.observe(box);
    sizes.observe(target ?? box);
  }

  // Removed and hidden targets, and those in a closed dialog, all have no boxes.
  const sizes = new ResizeObserver(() => {
    if (isShown(box) && isShown(target ?? box)) return;
    if (shown) point(findTarget(shown));
    // In the next frame, to avoid a ResizeObserver loop.
    sizes.disconnect();
    requestAnimationFrame(watch);
  });
  // On the root element: after handlers of the focused element and its ancestors, before those of document and window.
  document.documentElement.addEventListener(
    'keydown',
    (event) => {
      if (!handleKeyDown(event, tour, options(), open, box)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    life,
  );
  // An opening dialog takes focus and makes everything else inert, as a fullscreen element does.
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
      // Focus moved meanwhile stays where it is.
      if (activeElement() === document.body) restoreFocus();
      return;
    }
    const found = findTarget(step);
    const { header, content } = step;
    const animation = found && scrollToTarget(found, step);
    // The first step is announced by taking focus.
    if (box.ariaLabel) (box as Announcing).ariaNotify?.(header ? `${header.title}. ${content}` : content);
    cleanUp?.();
    if (render) box.replaceChildren();
    try {
      cleanUp = draw(step, tour, box);
    } catch (error) {
      // An empty box over a blocked page would trap the user.
      cleanUp = undefined;
      tour.stop();
      throw error;
    }
    box.ariaLabel = header?.title ?? content;
    // Scrolls to a target only once: the user can have scrolled away from one that reappears.
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
    play(animation);
  };
}
