import type { Placement } from './computePosition.ts';
import { computePosition } from './computePosition.ts';
import { rectOf, clippingAncestors, isFixed, viewport } from './visibility.ts';
import { type Rect, clip } from './rect.ts';
import { observePosition } from './observePosition.ts';

interface Layers {
  readonly spotlight: HTMLElement;
  readonly arrow: HTMLElement;
  readonly box: HTMLElement;
}

export interface TargetTracker {
  readonly update: () => void;
  readonly stop: () => void;
}

/**
 * Keeps the open layers at the target: the spotlight on what its scrollers show of it, the box beside that and inside the
 * viewport. While `isOnTheWay` the page scrolls to the target, and the box waits where it was last.
 */
export function trackTarget(
  { spotlight, arrow, box }: Layers,
  target: Element,
  placement: Placement,
  isMoving: () => boolean,
): TargetTracker {
  let place: ReturnType<typeof computePosition> | undefined;
  const update = () => {
    const seen = clippingAncestors(target).reduce((area, clipper) => clip(area, rectOf(clipper)), rectOf(target));
    // No transform reaches the top layer, but CSS zoom does: its lengths are zoomed, the viewport's are not. Older
    // browsers do not know the property.
    const zoom = (box as Partial<Element>).currentCSSZoom ?? 1;
    const isStill = isFixed(target);
    const isWaiting = isMoving();
    if (!isWaiting || !place) {
      const isRightToLeft = getComputedStyle(box).direction === 'rtl';
      place = computePosition(clip(seen, viewport()), rectOf(box), viewport(), placement, isRightToLeft, zoom);
    }
    // What is absolute scrolls with the page, without a script.
    const put = (layer: HTMLElement, { left, top, ...size }: Partial<Rect>, isFixedNow: boolean) => {
      const { style } = layer;
      style.position = isFixedNow ? 'fixed' : 'absolute';
      const x = (left ?? 0) + (isFixedNow ? 0 : scrollX);
      const y = (top ?? 0) + (isFixedNow ? 0 : scrollY);
      style.inset = `${y / zoom}px auto auto ${x / zoom}px`;
      for (const [name, value] of Object.entries(size)) style.setProperty(name, `${value / zoom}px`);
    };
    put(spotlight, seen, isStill);
    put(box, place.box, isStill || isWaiting);
    arrow.hidden = !place.arrow;
    if (place.arrow) put(arrow, place.arrow, isStill || isWaiting);
    if (!spotlight.matches('[data-open]')) return;
    const hole = clip(seen, viewport());
    for (const [name, value] of Object.entries({
      left: hole.left,
      top: hole.top,
      right: hole.left + hole.width,
      bottom: hole.top + hole.height,
    }))
      spotlight.style.setProperty(`--hole-${name}`, `${value / zoom}px`);
  };
  update();
  const stopWatching = observePosition(target, box, update);
  return {
    update,
    stop: () => {
      stopWatching();
      for (const layer of [spotlight, arrow, box]) layer.removeAttribute('style');
    },
  };
}
