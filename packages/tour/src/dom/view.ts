import type { Tour, TourOptions, TourStep } from '../definition.ts';
import type { Follow } from '../fallback/follow.ts';
import { activeElement, focusOrNear, hasFocus, isShown, topmostHost } from './composed.ts';
import { append, drawContent } from './content.ts';
import { actOnKey } from './keys.ts';
import { scrollToTarget } from './scroll.ts';
import { findTarget, watchForTarget } from './target.ts';

/** Shows a step; without one it ends. */
export type View = (step?: TourStep) => void;

/** Newer than the types of the platform. */
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
  /** What follows a target that no anchor can be. */
  let followPicture = follow;
  let letGo: (() => void) | undefined;
  /** Meets a target that comes while the step is shown. */
  let onFound: (found: Element) => void;
  let stopScrolling: (() => void) | undefined;
  let cleanUp: void | (() => void);

  // Where it cannot be told to announce, a change of it is announced.
  if (!(box as Announcing).ariaNotify) box.ariaLive = 'polite';

  const draw = render ?? drawContent(box, tour, options);

  /** Puts box and spotlight where they belong now: into the topmost dialog, beside the target. */
  function point(next: Element | undefined): void {
    const home = topmostHost(box);
    const placement = shown?.placement ?? 'bottom';
    letGo?.();
    sizes.disconnect();
    // SVG elements have all that is asked of a target too, but they cannot be anchors.
    target = next as HTMLElement | undefined;
    const source = next instanceof HTMLElement ? { source: next } : undefined;
    open = (shown?.clickThrough ?? options().clickThrough) ? target : undefined;
    // The other axis is named too: alone, start and end would be of both.
    box.style.positionArea = `span-all ${placement}`;
    if (box.parentNode !== home) home?.append(...layers);
    // To open the spotlight has the page laid out: not the box too, which will be when it is opened. What is read out because it
    // changes must not be away meanwhile.
    if (!box.ariaLive) box.togglePopover(false);
    for (const layer of layers) {
      // Dialogs of React Aria make everything else inert, and keep the focus to themselves.
      layer.dataset['reactAriaTopLayer'] = 'true';
      layer.toggleAttribute('data-floating', !source);
      layer.toggleAttribute('data-open', !!open);
      // Opened anew it takes another anchor, and lies above what was opened meanwhile.
      layer.togglePopover(false);
      layer.showPopover(source);
    }
    letGo = (source ? follow : followPicture)?.(layers, target, placement);
    if (!target && shown?.target) letGo = watchForTarget(shown, onFound);
    // It floats until that has come, and where it does not.
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

  // What a removed node, a hidden target and a closed dialog have in common: nothing of them is shown.
  const sizes = new ResizeObserver(() => {
    if (isShown(box) && isShown(target ?? box)) return;
    if (shown) point(findTarget(shown));
    // Reports must not cause each other: the next ones are of the next frame.
    sizes.disconnect();
    requestAnimationFrame(watch);
  });
  // After whatever has the focus, and all around it, before the page's own keys: those are not meant.
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
    // A dialog that opens takes the focus into it, and the life out of everything else.
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
      // Whoever has moved the focus meanwhile keeps it.
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
    // One that the step has had already may come back anywhere: whoever scrolled away from it stays there.
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
