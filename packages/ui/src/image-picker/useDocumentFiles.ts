import { useEffect, useRef } from 'react';
import { eventTarget, isTextInput } from '../dom/eventTarget.ts';
import { readDataTransfer, type TransferredFiles } from '../file-drop/readDataTransfer.ts';

/**
 * Handles files pasted or dropped anywhere in the document while the picker is open: the dialog itself can have focus,
 * and a
 * file dropped next to the zone must not replace the page. Clipboard content with text goes to the focused field.
 */
export function useDocumentFiles(isOpen: boolean, onFiles: ((files: TransferredFiles) => void) | undefined) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (event.defaultPrevented || clipboardData === null || clipboardData.files.length === 0) return;
      if (isTextInput(eventTarget(event)) && clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current?.(readDataTransfer(clipboardData));
    };
    const onDrag = (event: DragEvent) => {
      // The zone's handler runs first and prevents the default.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') latest.current?.(readDataTransfer(event.dataTransfer));
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrag);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrag);
    };
  }, [isOpen]);
}
