import { useEffect, useRef } from 'react';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=file], [type=radio], [type=checkbox]), textarea');

/**
 * Files that are pasted anywhere while it is wanted: the focus may be on the dialog itself, which no handler inside it
 * would hear. Into a field goes what has words as well, such as cells of a sheet with their picture.
 */
export function useImagePaste(isWanted: boolean, take: (files: readonly File[]) => void) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (event.defaultPrevented || clipboardData === null || clipboardData.files.length === 0) return;
      if (isEditable(event.target) && clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current([...clipboardData.files]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isWanted]);
}
