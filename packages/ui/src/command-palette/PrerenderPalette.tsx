import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { whenIdle } from '../lazy-part/index.ts';
import * as styles from './CommandPalette.css.ts';

let isOver = false;

/**
 * Warm-up: renders the palette once at idle time: the browser compiles a function when it is first called, and
 * measures a word when it is first laid out. It is gone again before a frame, an observer or a screen reader can meet it.
 */
export function PrerenderPalette({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    // As a transition, in time slices.
    return whenIdle(() => startTransition(() => setIsOn(true)));
  }, []);
  useLayoutEffect(() => {
    if (!isOn) return;
    isOver = true;
    // Asking for a size is what makes the browser lay it out.
    stage.current?.getBoundingClientRect();
    setIsOn(false);
  }, [isOn]);
  if (!isOn) return null;
  return createPortal(
    <div ref={stage} className={styles.stage}>
      <div className={styles.window}>{children}</div>
    </div>,
    document.body,
  );
}
