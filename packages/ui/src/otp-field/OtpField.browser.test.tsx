import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: its real keyboard
import { userEvent } from 'vitest/browser';
import { OtpField } from './index.ts';

function Code() {
  const [code, setCode] = useState('');
  return <OtpField label="Code" value={code} onChange={setCode} />;
}

// Story interactions dispatch events from script, so the browser does nothing between listeners; real keystrokes differ.
test('accepts digits from a real keyboard', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  root.render(<Code />);
  await expect.poll(() => page.querySelector('input')).not.toBeNull();
  const input = page.querySelector('input')!;
  input.focus();
  await userEvent.keyboard('407213');
  await expect.poll(() => input.value).toBe('407213');
  root.unmount();
  page.remove();
});
