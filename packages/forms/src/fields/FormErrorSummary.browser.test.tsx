import * as v from 'valibot';
import { act } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { requiredMessage } from '../rules/messages.ts';
import { createFormStore } from '../state/formStore.ts';
import { atOnce } from '../testing/openForm.ts';
import type { FormFields } from '../state/form.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormTextField } from './FormTextField.tsx';

let root: Root;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

test('a short form shows each error once, next to its field, and focuses the first one', async () => {
  const text = v.pipe(v.string(), v.nonEmpty(requiredMessage));
  const schema = v.object({ name: text, city: text });
  const form = createFormStore({ schema, initialValues: { name: '', city: '' }, onSubmit: () => undefined }, flushSync);
  await act(async () =>
    root.render(
      <form>
        <FormErrorSummary form={form} />
        <FormTextField form={form as unknown as FormFields<{ name: string }>} name="name" label="Name" />
        <FormTextField form={form as unknown as FormFields<{ city: string }>} name="city" label="City" />
      </form>,
    ),
  );
  const field = page.querySelector<HTMLElement>('[data-field=name]');
  const before = field?.getBoundingClientRect().top;
  await act(() => form.submit());
  expect(document.activeElement).toBe(page.querySelector('[name=name]'));
  expect(page.textContent.split(requiredMessage)).toHaveLength(3);
  expect(page.querySelector('section')).toBeNull();
  expect(field?.getBoundingClientRect().top).toBe(before);
});

test('an error shared by several fields outside the window is listed once, while it applies', async () => {
  const text = v.pipe(v.string(), v.nonEmpty(requiredMessage), v.maxLength(3, 'Too long.'));
  const schema = v.object({ name: text, city: text });
  const initialValues = { name: '', city: '' };
  const form = createFormStore({ schema, initialValues, onSubmit: () => undefined }, atOnce);
  await act(async () => root.render(<FormErrorSummary form={form} />));
  const alerts = () => [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  await act(() => form.submit());
  expect(alerts()).toEqual([requiredMessage]);
  await act(async () => {
    form.change('name', 'Oslo');
    form.change('city', 'OSL');
    await form.submit();
  });
  expect(alerts()).toEqual(['Too long.']);
});
