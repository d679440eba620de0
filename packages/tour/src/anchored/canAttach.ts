/** Whether the browser places by anchors, and takes the source of a popover for one. */
export function canAttach(): boolean {
  try {
    // No popover: it throws, but not before it has read what it knows.
    document.body.showPopover({
      get source(): never {
        throw CSS.supports('position-area:top');
      },
    });
  } catch (answer) {
    return answer === true;
  }
  return false;
}
