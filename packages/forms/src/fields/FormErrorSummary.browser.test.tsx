import * as v from 'valibot';
import { act } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { requiredMessage } from '../rules/messages.ts';
import { createFormStore } from '../state/formStore.ts';
import { atOnce } from '../testing/openForm.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

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

test('what is wrong with several fields off the screen is said once, and no longer than it is so', async () => {
  const text = v.pipe(v.string(), v.nonEmpty(requiredMessage), v.maxLength(3, 'Too long.'));
  const schema = v.object({ name: text, city: text });
  const initialValues = { name: '', city: '' };
  const form = createFormStore({ schema, initialValues, onSubmit: () => undefined }, atOnce);
  await act(async () => root.render(<FormErrorSummary form={form} />));
  const said = () => [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  await act(() => form.submit());
  expect(said()).toEqual([requiredMessage]);
  await act(async () => {
    form.change('name', 'Oslo');
    form.change('city', 'OSL');
    await form.submit();
  });
  expect(said()).toEqual(['Too long.']);
});
