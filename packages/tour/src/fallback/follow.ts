import { areaOf } from '../dom/composed.ts';
import { choosePlace, type Placement } from './choosePlace.ts';
import { watchMoves } from './watchMoves.ts';

/** Keeps the open layers beside the target, the box last. Returns a function that stops it. */
export type Follow = (
  layers: readonly HTMLElement[],
  target: HTMLElement | undefined,
  placement: Placement,
) => (() => void) | undefined;

/** Inline styles of the tour's own elements, which override the style sheet's anchor positioning. */
function put(layer: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) layer.style.setProperty(name, value);
}

/** For browsers without anchors, and targets that cannot be any: measures target and box after whatever may have moved them, once a frame. */
export const follow: Follow = (layers, target, placement) => {
  // SVG elements cannot be anchors, and have the box beside them all the same.
  for (const layer of layers) layer.toggleAttribute('data-floating', !target);
  const box = layers.at(-1);
  const spotlight = layers.at(-2);
  if (!target || !box) return undefined;

  const update = () => {
    const area = areaOf(target);
    const { direction, marginTop } = getComputedStyle(box);
    // The layers are in the top layer, where no transform reaches them, but CSS zoom does: their lengths are zoomed, the
    // viewport's are not. Older browsers do not know the property.
    const zoom = (box as Partial<Element>).currentCSSZoom ?? 1;
    const around = 2 * Number.parseFloat(marginTop);
    const size = { width: (box.offsetWidth + around) * zoom, height: (box.offsetHeight + around) * zoom };
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = choosePlace(area, size, { width, height }, placement, direction === 'rtl');
    put(box, { inset: `${top / zoom}px auto auto ${left / zoom}px`, 'position-area': 'none', 'position-try': 'none' });
    if (spotlight)
      put(spotlight, {
        position: 'fixed',
        'position-area': 'none',
        inset: `${area.top / zoom}px auto auto ${area.left / zoom}px`,
        width: `${area.width / zoom}px`,
        height: `${area.height / zoom}px`,
      });
  };
  update();
  const stop = watchMoves(target, box, update);
  return () => {
    stop();
    // The next target may be an anchor.
    for (const layer of layers) layer.removeAttribute('style');
  };
};
