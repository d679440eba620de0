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
 * Keeps the layers at the target: the spotlight on its visible part, the box next to that and inside the viewport.
 * While `isOnTheWay`, the page scrolls to the target and the box stays at its last position.
 */
export function trackTarget(
  { spotlight, arrow, box }: Layers,
  target: Element,
  placement: Placement,
  isMoving: () => boolean,
): TargetTracker {
  let position: ReturnType<typeof computePosition> | undefined;
  const update = () => {
    const visible = clippingAncestors(target).reduce((area, clipper) => clip(area, rectOf(clipper)), rectOf(target));
    // CSS zoom, unlike transforms, affects the top layer: its lengths are zoomed, the viewport's are not. Older browsers
    // lack the property.
    const zoom = (box as Partial<Element>).currentCSSZoom ?? 1;
    const isStill = isFixed(target);
    const isWaiting = isMoving();
    if (!isWaiting || !position) {
      const isRightToLeft = getComputedStyle(box).direction === 'rtl';
      position = computePosition(clip(visible, viewport()), rectOf(box), viewport(), placement, isRightToLeft, zoom);
    }
    // Absolute elements scroll with the page without a script.
    const put = (layer: HTMLElement, { left, top, ...size }: Partial<Rect>, isFixedNow: boolean) => {
      const { style } = layer;
      style.position = isFixedNow ? 'fixed' : 'absolute';
      const x = (left ?? 0) + (isFixedNow ? 0 : scrollX);
      const y = (top ?? 0) + (isFixedNow ? 0 : scrollY);
      style.inset = `${y / zoom}px auto auto ${x / zoom}px`;
      for (const [name, value] of Object.entries(size)) style.setProperty(name, `${value / zoom}px`);
    };
    put(spotlight, visible, isStill);
    put(box, position.box, isStill || isWaiting);
    arrow.hidden = !position.arrow;
    if (position.arrow) put(arrow, position.arrow, isStill || isWaiting);
    if (!spotlight.matches('[data-open]')) return;
    const hole = clip(visible, viewport());
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
