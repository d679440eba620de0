import { useEffect, useRef } from 'react';

/** A part of the page in a shadow root, as of some widgets, which no selector of the page reaches. */
export function ShadowPart({ onReady }: { onReady: (element: HTMLElement) => void }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    const part = document.createElement('button');
    part.textContent = 'In a shadow';
    root.replaceChildren(part);
    onReady(part);
  }, [onReady]);
  return <div ref={host} style={{ inlineSize: 'fit-content' }} />;
}
