import type { Tour, TourOptions, TourStep } from '../definition.ts';
import type { Follow } from '../fallback/follow.ts';
import { activeElement, focusOrNear, hasFocus, isShown, topmostHost } from './composed.ts';
import { append, drawContent } from './content.ts';
import { actOnKey } from './keys.ts';
import { scrollToTarget } from './scroll.ts';
import { findTarget, watchForTarget } from './target.ts';

/** Shows a step; without one it ends. */
export type View = (step?: TourStep) => void;

/** Not in TypeScript's DOM types yet. */
interface Announcing {
  ariaNotify?: (text: string) => void;
}

/** Box and spotlight of one run, from its first step to its end. */
export function openView(tour: Tour, options: () => TourOptions, follow: Follow | undefined): View {
  const giveFocusBack = focusOrNear(activeElement());
  const life = new AbortController();
  const { highlight, render } = options();
  const box = append(document.body, 'div', 'box', {
    role: 'dialog',
    tabIndex: -1,
    popover: 'manual',
  });
  const layers = highlight ? [append(document.body, 'div', 'spotlight', { popover: 'manual' }), box] : [box];
  let shown: TourStep | undefined;
  let target: HTMLElement | undefined;
  /** The target where it may be clicked. */
  let open: HTMLElement | undefined;
  /** Follows a target that cannot be an anchor. */
  let followPicture = follow;
  let letGo: (() => void) | undefined;
  /** Called when the target appears while its step is shown. */
  let onFound: (found: Element) => void;
  let stopScrolling: (() => void) | undefined;
  let cleanUp: void | (() => void);

  // A live region, where the browser has no `ariaNotify`.
  if (!(box as Announcing).ariaNotify) box.ariaLive = 'polite';

  const draw = render ?? drawContent(box, tour, options);

  /** Puts box and spotlight where they belong now: into the topmost dialog, beside the target. */
  function point(next: Element | undefined): void {
    const home = topmostHost(box);
    const placement = shown?.placement ?? 'bottom';
    letGo?.();
    sizes.disconnect();
    // SVG elements can be targets, but not anchors.
    target = next as HTMLElement | undefined;
    const source = next instanceof HTMLElement ? { source: next } : undefined;
    open = (shown?.clickThrough ?? options().clickThrough) ? target : undefined;
    // With `span-all` for the other axis: `start` or `end` alone would apply to both axes.
    box.style.positionArea = `span-all ${placement}`;
    if (box.parentNode !== home) home?.append(...layers);
    // Hidden first, as opening the spotlight causes a layout, which need not include the box. A live region must stay shown, or
    // its change is not announced.
    if (!box.ariaLive) box.togglePopover(false);
    for (const layer of layers) {
      // Dialogs of React Aria make everything else inert and trap the focus.
      layer.dataset['reactAriaTopLayer'] = 'true';
      layer.toggleAttribute('data-floating', !source);
      layer.toggleAttribute('data-open', !!open);
      // Reopened, it takes the new anchor and is on top of what was opened meanwhile.
      layer.togglePopover(false);
      layer.showPopover(source);
    }
    letGo = (source ? follow : followPicture)?.(layers, target, placement);
    if (!target && shown?.target) letGo = watchForTarget(shown, onFound);
    // The box floats until the code of the fallback is loaded, and if loading fails.
    if (target && !source && !followPicture) import('../fallback/follow.ts').then(pointByScript, () => {});
    watch();
  }

  function pointByScript(fallback: { follow: Follow }): void {
    followPicture = fallback.follow;
    if (shown) point(target);
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
      if (!actOnKey(event, tour, options(), open, box)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    life,
  );
  addEventListener(
    'focusin',
    // A dialog that opens takes the focus and makes everything else inert.
    () => {
      if (topmostHost(box) !== box.parentNode) point(target);
    },
    life,
  );

  return (step) => {
    stopScrolling?.();
    shown = step;
    if (!step) {
      life.abort();
      letGo?.();
      sizes.disconnect();
      cleanUp?.();
      for (const layer of layers) layer.remove();
      // A focus that was moved meanwhile stays where it is.
      if (activeElement() === document.body) giveFocusBack();
      return;
    }
    const found = findTarget(step);
    const { header, content } = step;
    let showWay = found && scrollToTarget(found, step);
    // The first step is read out because it takes the focus.
    if (box.ariaLabel) (box as Announcing).ariaNotify?.(header ? `${header.title}. ${content}` : content);
    cleanUp?.();
    if (render) box.replaceChildren();
    cleanUp = draw(step, tour, box);
    box.ariaLabel = header?.title ?? content;
    // Scrolls to a target only the first time: a person may have scrolled away from one that comes back.
    onFound = found
      ? point
      : (late) => {
          onFound = point;
          showWay = scrollToTarget(late, step);
          point(late);
          stopScrolling = showWay?.();
        };
    point(found);
    if (!hasFocus(box)) box.focus({ preventScroll: true });
    stopScrolling = showWay?.();
  };
}
