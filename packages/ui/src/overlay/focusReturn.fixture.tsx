import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { userEvent } from 'vitest/browser';

export function show(content: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  root.render(content);
  return page;
}

export const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);

/** The focused element, also inside a shadow root. */
export function focused(): Element | null {
  const active = document.activeElement;
  return active?.shadowRoot?.activeElement ?? active;
}
export const nameOfFocused = () => (focused() === document.body ? 'body' : focused()?.textContent);

export async function open(opener: string, overlay: string, keys = '{Enter}') {
  await expect.poll(() => find(opener)).not.toBeNull();
  find(opener)?.focus();
  await userEvent.keyboard(keys);
  await expect.poll(() => find(overlay)?.contains(document.activeElement)).toBe(true);
}
export async function waitUntilClosed(overlay: string) {
  await expect.poll(() => find(overlay)).toBeNull();
}

export const names = ['One', 'Two', 'Three'];

/** Three rows, each with a control that removes it. */
export function Rows({ children }: { children: (name: string, remove: () => void) => ReactNode }) {
  const [rows, setRows] = useState(names);
  return (
    <ul>
      {rows.map((name) => (
        <li key={name} id={name}>
          {children(name, () => setRows((now) => now.filter((one) => one !== name)))}
        </li>
      ))}
    </ul>
  );
}

/** Removes its row while open, as an update from elsewhere would. */
export function Leaving({ remove }: { remove: () => void }) {
  useEffect(() => {
    addEventListener('leave', remove);
    return () => removeEventListener('leave', remove);
  });
  return null;
}
