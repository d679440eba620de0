import type { TourStep } from '../definition.ts';

export type Placement = NonNullable<TourStep['placement']>;

/** Opens the layers beside the target, the box last; answers how to let go of what follows it. */
export type Place = (
  layers: readonly HTMLElement[],
  target: HTMLElement | undefined,
  placement: Placement,
) => (() => void) | undefined;

/** The target as implicit anchor: nothing is written on it, and the style sheet and the browser do the rest. */
export const attach: Place = (layers, source, placement) => {
  layers.at(-1)?.style.setProperty('position-area', placement.replace(/start|end/, 'inline-$&'));
  for (const layer of layers) {
    // Opened anew it takes another anchor, and lies above what was opened meanwhile.
    layer.togglePopover(false);
    layer.showPopover(source && { source });
  }
  return undefined;
};

/** Whether the browser places by anchors, and takes the source of a popover for one. */
export function canAttach(): boolean {
  let canPlace = false;
  try {
    // No popover: it throws, but not before it has read what it knows.
    document.body.showPopover({
      get source() {
        canPlace = CSS.supports('position-area:top');
        return document.body;
      },
    });
  } catch {}
  return canPlace;
}
