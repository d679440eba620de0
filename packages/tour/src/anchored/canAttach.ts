/** Whether the browser supports CSS anchor positioning with `source` of `showPopover` as the implicit anchor. */
export function canAttach(): boolean {
  let canPlace = false;
  try {
    // The element is no popover, so the call throws, but only after the browser has read the options it supports.
    document.body.showPopover({
      get source() {
        canPlace = CSS.supports('position-area:top');
        return document.body;
      },
    });
  } catch {}
  return canPlace;
}
