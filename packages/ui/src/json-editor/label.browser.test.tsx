import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import '../theme/index.ts';
import { JsonEditor } from './index.ts';

test('its text has a label as soon as it is in the page', async () => {
  const labels: (string | null)[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with the element below
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachObserved(init) {
    const shadow = attachShadow.call(this, init);
    new MutationObserver(() => {
      const text = shadow.querySelector('[role=textbox]');
      if (text !== null) labels.push(text.getAttribute('aria-label'));
    }).observe(shadow, { childList: true, subtree: true });
    return shadow;
  };
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  onTestFinished(() => {
    Element.prototype.attachShadow = attachShadow;
    root.unmount();
    page.remove();
  });
  root.render(<JsonEditor label="Flags" value="{}" onChange={() => {}} />);
  await expect.poll(() => labels.length).toBeGreaterThan(0);
  expect(labels[0]).toBe('Flags');
});
