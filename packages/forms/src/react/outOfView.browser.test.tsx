import * as v from 'valibot';
import { act } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import '@edge-console/ui/theme';
import { FormErrorSummary } from '../fields/FormErrorSummary.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { requiredMessage } from '../rules/messages.ts';
import { FormElement } from './FormElement.tsx';
import { useForm } from './useForm.ts';

const names = Array.from({ length: 300 }, (_, index) => `field${index}`);
const far = 'field150';
const required = v.pipe(v.string(), v.nonEmpty(requiredMessage));
const ruleOf = (name: string) => (name === far || name === 'native' ? required : v.string());
const all = ['native', ...names];
const schema = v.object(Object.fromEntries(all.map((name) => [name, ruleOf(name)])));
const initialValues = Object.fromEntries(all.map((name) => [name, '']));

function Fields({ count }: { count: number }) {
  const form = useForm({ schema, initialValues, onSubmit: () => undefined });
  return (
    <FormElement form={form}>
      <FormErrorSummary form={form} />
      {names.slice(0, count).map((name) => (
        <FormTextField key={name} form={form} name={name} label={`The ${name}`} />
      ))}
      <label>
        A native one
        <input {...form.textInput('native')} />
      </label>
      <button type="submit">Save</button>
    </FormElement>
  );
}

let root: Root | undefined;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
});

/** The page as it is after its first frame, which is when the browser knows what is in view. */
async function open(count = names.length): Promise<void> {
  page = document.body.appendChild(document.createElement('main'));
  await act(async () => {
    root = createRoot(page);
    root.render(<Fields count={count} />);
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
const isRendered = (element: HTMLElement) => element.checkVisibility({ contentVisibilityAuto: true });
const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test('a field out of view costs no layout, and is there all the same', async () => {
  await open();
  expect(isRendered(find('[name=field0]'))).toBe(true);
  expect(isRendered(find(`[name=${far}]`))).toBe(false);
  expect(find(`[name=${far}]`).checkVisibility()).toBe(true);
});

test('a form that the browser offers to fill in is laid out at once, not field by field', async () => {
  await open(200);
  expect(isRendered(find(`[name=${far}]`))).toBe(true);
});

test('the summary of errors leads to a field out of view, and calls each by its label', async () => {
  await open();
  await act(async () => find('[type=submit]').click());
  const links = [...page.querySelectorAll<HTMLElement>('li a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `The ${far}: ${requiredMessage}`,
    `A native one: ${requiredMessage}`,
  ]);
  await act(async () => links[0]?.click());
  const control = find(`[data-field=${far}] input`);
  expect(document.activeElement).toBe(control);
  expect(isInView(control)).toBe(true);
  expect(control).toHaveProperty('ariaInvalid', 'true');
});

test('the search of the browser finds what is out of view', async () => {
  await open();
  // Not in the types, as it is no standard; every browser has it.
  const search = Object.getOwnPropertyDescriptor(window, 'find')?.value as (text: string) => boolean;
  expect(search.call(window, `The ${far}`)).toBe(true);
  expect(isInView(find(`[data-field=${far}] label`))).toBe(true);
});

test('a ring may stand out of its field', async () => {
  await open();
  expect(getComputedStyle(find('[data-field=field0]')).overflowClipMargin).toBe('8px');
});
