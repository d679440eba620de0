/** What a right click hit. */
interface RightClick {
  shiftKey: boolean;
  /** In a field, where the browser pastes and corrects. */
  isEditable: boolean;
  /** On text that is selected, which the browser copies and looks up. */
  isOnSelection: boolean;
}

/** Whether the browser's own menu is the one that is wanted; Shift always asks for it, on a link above all. */
export function keepsBrowserMenu({ shiftKey, isEditable, isOnSelection }: RightClick): boolean {
  return shiftKey || isEditable || isOnSelection;
}

/** Reads from the page what a right click hit. */
export function readRightClick(event: { shiftKey: boolean; target: EventTarget | null }): RightClick {
  const target = event.target instanceof Element ? event.target : null;
  const selection = target?.ownerDocument.getSelection();
  return {
    shiftKey: event.shiftKey,
    isEditable: target?.closest('input, textarea, select, [contenteditable=true]') != null,
    isOnSelection:
      target !== null && selection != null && !selection.isCollapsed && selection.containsNode(target, true),
  };
}
