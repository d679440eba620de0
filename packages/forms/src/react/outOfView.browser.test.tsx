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
import { FormSection } from './FormSection.tsx';
import { useForm } from './useForm.ts';

const names = Array.from({ length: 300 }, (_, index) => `field${index}`);
const far = 'field150';
const required = v.pipe(v.string(), v.nonEmpty(requiredMessage));
const ruleOf = (name: string) => (name === far || name === 'native' ? required : v.string());
const all = ['native', ...names];
const schema = v.object(Object.fromEntries(all.map((name) => [name, ruleOf(name)])));
const initialValues = Object.fromEntries(all.map((name) => [name, '']));

/** Number of fields per section; without it, no sections. */
type Grouping = { sectionSize?: number };

function Fields({ count, sectionSize }: { count: number } & Grouping) {
  const form = useForm({ schema, initialValues, onSubmit: () => undefined });
  const field = (name: string) => <FormTextField key={name} form={form} name={name} label={`The ${name}`} />;
  const shown = names.slice(0, count);
  const starts = sectionSize === undefined ? [] : shown.filter((_name, index) => index % sectionSize === 0);
  return (
    <FormElement form={form}>
      <FormErrorSummary form={form} />
      {sectionSize === undefined
        ? shown.map(field)
        : starts.map((start, index) => (
            <FormSection key={start} aria-label={`From ${start}`}>
              {shown.slice(index * sectionSize, (index + 1) * sectionSize).map(field)}
            </FormSection>
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

/** Renders the page and waits one frame, after which the browser knows what is in view. */
async function open(count = names.length, grouping: Grouping = {}): Promise<void> {
  page = document.body.appendChild(document.createElement('main'));
  await act(async () => {
    root = createRoot(page);
    root.render(<Fields count={count} {...grouping} />);
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
const isRendered = (element: HTMLElement) => element.checkVisibility({ contentVisibilityAuto: true });
const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test('a field out of view costs no layout and is still in the page', async () => {
  await open();
  expect(isRendered(find('[name=field0]'))).toBe(true);
  expect(isRendered(find(`[name=${far}]`))).toBe(false);
  expect(find(`[name=${far}]`).checkVisibility()).toBe(true);
});

test('a form small enough for autofill is laid out in one pass, not field by field', async () => {
  await open(200);
  expect(isRendered(find(`[name=${far}]`))).toBe(true);
});

test('a rejected submit focuses a field out of view, and the summary links to each by label', async () => {
  await open();
  await act(async () => find('[type=submit]').click());
  const links = [...page.querySelectorAll<HTMLElement>('li a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([`The ${far}`, 'A native one']);
  const control = find(`[data-field=${far}] input`);
  expect(document.activeElement).toBe(control);
  expect(isInView(control)).toBe(true);
  expect(control).toHaveProperty('ariaInvalid', 'true');
  await act(async () => links[1]?.click());
  expect(document.activeElement).toBe(find('[name=native]'));
});

test('find in page finds content out of view', async () => {
  await open();
  // Nonstandard and therefore not in the types, but supported by every browser.
  const search = Object.getOwnPropertyDescriptor(window, 'find')?.value as (text: string) => boolean;
  expect(search.call(window, `The ${far}`)).toBe(true);
  expect(isInView(find(`[data-field=${far}] label`))).toBe(true);
});

test('a focus ring can extend beyond its field', async () => {
  await open();
  expect(getComputedStyle(find('[data-field=field0]')).overflowClipMargin).toBe('8px');
});

const inSections = { sectionSize: 20 };
const sectionOf = (name: string) =>
  find(`[data-field=${name}]`).closest<HTMLElement>('[role=group]') ?? expect.fail(name);

test('a section out of view is skipped as a whole, with about its height', async () => {
  await open(names.length, inSections);
  expect(isRendered(find('[name=field0]'))).toBe(true);
  expect(isRendered(find(`[name=${far}]`))).toBe(false);
  expect(getComputedStyle(find(`[data-field=${far}]`)).contentVisibility).toBe('visible');
  const guessed = sectionOf(far).offsetHeight;
  const laidOut = sectionOf('field0').offsetHeight;
  expect(guessed / laidOut).toBeGreaterThan(0.8);
  expect(guessed / laidOut).toBeLessThan(1.25);
});

test('the error summary links to a field in a section out of view', async () => {
  await open(names.length, inSections);
  await act(async () => find('[type=submit]').click());
  await act(async () => find('li a').click());
  expect(document.activeElement).toBe(find(`[data-field=${far}] input`));
  expect(isInView(find(`[data-field=${far}] input`))).toBe(true);
});

test('sections of a form small enough for autofill are laid out in one pass', async () => {
  await open(200, inSections);
  expect(isRendered(find(`[name=${far}]`))).toBe(true);
});

test('a keystroke does not rebuild the list of form controls', async () => {
  await open(20);
  const control = find('[name=field3]');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(page, { attributes: true, attributeFilter: ['name'], subtree: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, 'a');
  await act(async () => control.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect([...changes, ...observer.takeRecords()]).toEqual([]);
  expect(control).toHaveProperty('name', 'field3');
});
