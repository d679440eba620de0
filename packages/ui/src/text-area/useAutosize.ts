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
  // `scrollHeight` is the text height only with an automatic height.
  textArea.style.blockSize = 'auto';
  const needed = textArea.scrollHeight;
  const minHeight = minRows * line + padding;
  const maxHeight = Math.max(minHeight, maxRows * line + padding);
  textArea.style.blockSize = `${Math.min(Math.max(needed, minHeight), maxHeight)}px`;
  textArea.style.overflowY = needed > maxHeight ? 'auto' : 'hidden';
}

/** Fits a text area's height to its text, within limits, on each change and when its width changes. */
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
      // Ignores resizes caused by its own growth.
      if (textArea.clientWidth === width) return;
      width = textArea.clientWidth;
      // Deferred, because resizing inside a ResizeObserver callback raises an error.
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
