import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { readDataTransfer, type TransferredFiles } from './readDataTransfer.ts';

const hasFiles = (transfer: DataTransfer) => [...transfer.types].includes('Files');

/** Handles files dragged over an element, dropped on it, or pasted while it has focus. */
export function useFileDrag(take: (brought: TransferredFiles) => void, isDisabled: boolean) {
  const [isOver, setIsOver] = useState(false);
  // `dragenter` of a child fires before `dragleave` of its parent: count both.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (isDisabled || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current += 1;
        setIsOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        // Even when disabled: otherwise the browser would navigate to the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
      },
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        end();
        take(readDataTransfer(event.dataTransfer));
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(readDataTransfer(event.clipboardData));
      },
    },
  };
}
