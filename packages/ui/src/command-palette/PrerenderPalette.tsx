import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { whenIdle } from '../lazy-part/index.ts';
import * as styles from './CommandPalette.css.ts';

let isOver = false;

/**
 * Renders the palette once while idle, so that the browser compiles its functions and measures its text before the
 * first
 * opening. It is removed before the next frame, so that no observer or screen reader notices it.
 */
export function PrerenderPalette({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    // A transition, so that rendering is sliced.
    return whenIdle(() => startTransition(() => setIsOn(true)));
  }, []);
  useLayoutEffect(() => {
    if (!isOn) return;
    isOver = true;
    // Reading a size forces layout.
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
