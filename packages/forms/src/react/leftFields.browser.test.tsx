import * as v from 'valibot';
import { act } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: what collects its garbage
import { cdp } from 'vitest/browser';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useForm } from './useForm.ts';

const names = ['first', 'second'] as const;
const schema = v.object({ first: v.string(), second: v.string() });

function Steps({ step }: { step: 0 | 1 }) {
  const form = useForm({ schema, initialValues: { first: '', second: '' }, onSubmit: () => undefined });
  return <FormTextField key={names[step]} form={form} name={names[step]} label="A field" />;
}

test('a form does not retain the elements of unmounted fields', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  const show = (step: 0 | 1) => act(async () => root.render(<Steps step={step} />));
  await show(0);
  const unmounted = new WeakRef(page.querySelector('[data-field=first]')!);
  await show(1);
  // React releases them with the next render.
  await show(1);
  await expect
    .poll(
      async () => {
        await cdp().send('HeapProfiler.collectGarbage');
        // Returns a boolean, because a failed assertion would retain the element between retries.
        return unmounted.deref() === undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await act(async () => root.unmount());
  page.remove();
});
