import { useEffect, useState, type RefObject } from 'react';

type Selection = readonly [number, number];

/** Selection of an input while it has focus; collapsed at the caret when nothing is selected. */
export function useInputSelection(ref: RefObject<HTMLInputElement | null>): Selection | null {
  const [selection, setSelection] = useState<Selection | null>(null);
  useEffect(() => {
    const input = ref.current;
    if (input === null) return undefined;
    const page = input.ownerDocument;
    const read = () => {
      const isHere = page.activeElement === input;
      const next: Selection | null = isHere ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null;
      setSelection((last) => (last?.[0] === next?.[0] && last?.[1] === next?.[1] ? last : next));
    };
    // Listens on the document: not every browser fires `select` and `selectionchange` on the input. Reading on the input
    // itself would also make React render the old value before it learns about the new one.
    const ofPage = ['selectionchange', 'input', 'keyup'] as const;
    const ofInput = ['focus', 'blur'] as const;
    for (const event of ofPage) page.addEventListener(event, read);
    for (const event of ofInput) input.addEventListener(event, read);
    read();
    return () => {
      for (const event of ofPage) page.removeEventListener(event, read);
      for (const event of ofInput) input.removeEventListener(event, read);
    };
  }, [ref]);
  return selection;
}
