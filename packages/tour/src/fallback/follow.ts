import type { Place } from '../anchored/attach.ts';
import { choosePlace } from './choosePlace.ts';
import { watchMoves } from './watchMoves.ts';

/** Written on our own elements only: over what the style sheet says to browsers with anchors. */
function put(layer: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) layer.style.setProperty(name, value);
}

/** For browsers without anchors: measures target and box after whatever may have moved them, once a frame. */
export const follow: Place = (layers, target, placement) => {
  for (const layer of layers) {
    layer.removeAttribute('style');
    if (!layer.matches(':popover-open')) layer.showPopover();
  }
  const box = layers.at(-1);
  const spotlight = layers.at(-2);
  if (!target || !box) return undefined;

  const update = () => {
    const area = target.getBoundingClientRect();
    const { direction, marginTop } = getComputedStyle(box);
    const around = 2 * Number.parseFloat(marginTop);
    const size = { width: box.offsetWidth + around, height: box.offsetHeight + around };
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const corner = choosePlace(area, size, { width, height }, placement, direction === 'rtl');
    const inset = (left: number, top: number) => ({
      position: 'absolute',
      inset: `calc(${top + scrollY}px - var(--p)) auto auto calc(${left + scrollX}px - var(--p))`,
    });
    put(box, { ...inset(corner.left, corner.top), 'position-area': 'none', 'position-try': 'none', '--p': '0px' });
    if (spotlight)
      put(spotlight, {
        ...inset(area.left, area.top),
        width: `calc(${area.width}px + 2 * var(--p))`,
        height: `calc(${area.height}px + 2 * var(--p))`,
      });
  };
  update();
  return watchMoves([target, box], update);
};
