import { takesText } from '../element/origin.ts';

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

/** Reads from the page what a right click hit; `origin` is where it began, inside a shadow root too. */
export function readRightClick({ shiftKey, origin }: { shiftKey: boolean; origin: Element | undefined }): RightClick {
  const selection = origin?.ownerDocument.getSelection();
  return {
    shiftKey,
    isEditable: takesText(origin) || origin?.closest('input, select') != null,
    isOnSelection:
      origin !== undefined && selection != null && !selection.isCollapsed && selection.containsNode(origin, true),
  };
}
