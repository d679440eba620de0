import type { TourStep } from '../definition.ts';

/** Lets go of what was placed. */
export type Placed = () => void;

/** Opens the layers with the target as their implicit anchor; the style sheet and the browser do the rest. */
export function attach(
  layers: readonly HTMLElement[],
  target: Element | undefined,
  placement: NonNullable<TourStep['placement']>,
): Placed | undefined {
  for (const layer of layers) {
    layer.dataset['placement'] = placement;
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover(target ? { source: target as HTMLElement } : {});
  }
  return undefined;
}
