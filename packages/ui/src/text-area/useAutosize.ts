import { useEffect, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

interface Rows {
  minRows: number;
  maxRows: number;
}

function fit(textArea: HTMLTextAreaElement, { minRows, maxRows }: Rows): void {
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(textArea);
  const line = Number.parseFloat(lineHeight);
  const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
  // Only without a height does it tell what its text needs.
  textArea.style.blockSize = 'auto';
  const needed = textArea.scrollHeight;
  const minHeight = minRows * line + padding;
  const maxHeight = Math.max(minHeight, maxRows * line + padding);
  textArea.style.blockSize = `${Math.min(Math.max(needed, minHeight), maxHeight)}px`;
  textArea.style.overflowY = needed > maxHeight ? 'auto' : 'hidden';
}

/** Makes a text area as tall as its text, within limits: at each change, and when its width changes. */
export function useAutosize(
  ref: RefObject<HTMLTextAreaElement | null>,
  value: string,
  isGrowing: boolean,
  { minRows, maxRows }: Rows,
): void {
  useLayoutEffect(() => {
    if (isGrowing && ref.current !== null) fit(ref.current, { minRows, maxRows });
  }, [ref, value, isGrowing, minRows, maxRows]);
  useEffect(() => {
    const textArea = ref.current;
    if (!isGrowing || textArea === null) return undefined;
    let width = textArea.clientWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Its own growth must not start the next one.
      if (textArea.clientWidth === width) return;
      width = textArea.clientWidth;
      // A size that changes while sizes are being reported is an error of the page.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(textArea, { minRows, maxRows }));
    });
    observer.observe(textArea);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      textArea.style.removeProperty('block-size');
      textArea.style.removeProperty('overflow-y');
    };
  }, [ref, isGrowing, minRows, maxRows]);
}
