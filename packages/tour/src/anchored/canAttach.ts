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
