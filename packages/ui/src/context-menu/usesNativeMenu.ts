import { isTextInput } from '../dom/eventTarget.ts';

/** A right click and its target. */
interface RightClick {
  shiftKey: boolean;
  /** In a field, where the browser offers paste and spelling. */
  isEditable: boolean;
  /** On selected text, for which the browser offers copy and lookup. */
  isOnSelection: boolean;
}

/** Whether to leave the browser's menu: with Shift, in fields and on selected text. */
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
