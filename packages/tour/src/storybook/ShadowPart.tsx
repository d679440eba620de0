import { useEffect, useRef } from 'react';

/** A widget in a shadow root, which the page's selectors cannot reach. */
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
