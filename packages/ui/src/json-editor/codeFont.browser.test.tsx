import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import { JsonDiff } from './JsonDiff.tsx';

test("uses the theme's monospace font, not the browser's", () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(<JsonDiff label="Flags" before='{"a": 1}' after='{"a": 2}' />));
  const code = container.querySelector('code');
  expect(code && getComputedStyle(code).fontFamily).toContain('Geist Mono Variable');
  expect(code && getComputedStyle(code).fontSize).toBe('13px');
  root.unmount();
  container.remove();
});
