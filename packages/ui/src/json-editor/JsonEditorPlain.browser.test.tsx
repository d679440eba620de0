import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { JsonEditor } from './JsonEditor.tsx';

vi.mock('./createEditor.ts', () => {
  throw new Error('The code could not be loaded');
});

function Example() {
  const [value, setValue] = useState('{"a": 1\n"b": 2}');
  return <JsonEditor label="Flags" value={value} onChange={setValue} />;
}

test('falls back to a text area with the same checks if its code fails to load', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(<Example />));
  await vi.waitFor(() => expect(container.querySelector('textarea')?.value).toBe('{"a": 1\n"b": 2}'));
  expect(container.textContent).toContain('line 2, column 1');
  expect(container.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
  root.unmount();
  container.remove();
});
