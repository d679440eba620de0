import { isTextInput } from '../dom/eventTarget.ts';

/** Target of a right click. */
interface RightClick {
  shiftKey: boolean;
  /** In a field, where the browser pastes and corrects. */
  isEditable: boolean;
  /** On text that is selected, which the browser copies and looks up. */
  isOnSelection: boolean;
}

/** Whether to leave the browser's own menu: with Shift (for a link, say), in fields and on selected text. */
export function usesNativeMenu({ shiftKey, isEditable, isOnSelection }: RightClick): boolean {
  return shiftKey || isEditable || isOnSelection;
}

/** Inspects the target of a right click; `origin` is its element, also inside a shadow root. */
export function readRightClick({ shiftKey, origin }: { shiftKey: boolean; origin: Element | undefined }): RightClick {
  const selection = origin?.ownerDocument.getSelection();
  return {
    shiftKey,
    isEditable: isTextInput(origin) || origin?.closest('input, select') != null,
    isOnSelection:
      origin !== undefined && selection != null && !selection.isCollapsed && selection.containsNode(origin, true),
  };
}
