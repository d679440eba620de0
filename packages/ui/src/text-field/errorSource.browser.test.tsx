import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- forces colors on the page
import { cdp } from 'vitest/browser';
import { TextField, type TextFieldProps } from './TextField.tsx';

let root: Root | undefined;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
});

/** A field whose error is in a store: `say` changes the error, `show` re-renders the field. */
async function open() {
  const listeners = new Set<() => void>();
  let message: string | undefined;
  const errorSource = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => message,
  };
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  const show = (props: Partial<TextFieldProps>) =>
    act(async () => root?.render(<TextField label="Host" errorSource={errorSource} {...props} />));
  const say = (next: string | undefined) =>
    act(async () => {
      message = next;
      for (const listener of listeners) listener();
    });
  return { show, say };
}

const control = () => page.querySelector('input') ?? expect.fail('no control');
const described = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const isInvalid = () => [control().ariaInvalid, control().parentElement?.hasAttribute('data-invalid')];

test('an error from a store marks and describes the control, and can be removed', async () => {
  const { show, say } = await open();
  await show({ suffix: 'seconds' });
  expect([described(), ...isInvalid()]).toEqual(['seconds', null, false]);
  await say('Too long.');
  expect([described(), ...isInvalid()]).toEqual(['Too long. seconds', 'true', true]);
  await say(undefined);
  expect([described(), ...isInvalid()]).toEqual(['seconds', null, false]);
});

test('an error from a store survives a re-render of its field', async () => {
  const { show, say } = await open();
  await show({});
  await say('Too long.');
  await show({ suffix: 'minutes' });
  expect([described(), ...isInvalid()]).toEqual(['Too long. minutes', 'true', true]);
  await show({ description: 'At most 60.' });
  expect([described(), ...isInvalid()]).toEqual(['Too long.', 'true', true]);
  await say(undefined);
  expect([described(), ...isInvalid()]).toEqual(['At most 60.', null, false]);
});

test('an error from a store looks like a rendered error and replaces the hint', async () => {
  const { show, say } = await open();
  const shown = () => page.querySelector(`#${CSS.escape(control().getAttribute('aria-describedby') ?? '')}`);
  await show({ description: 'At most 60.' });
  await say('Too long.');
  expect(page.innerText).not.toContain('At most 60.');
  // React serializes a namespace that SVG elements have anyway.
  const inside = () => shown()?.innerHTML.replace(' xmlns="http://www.w3.org/2000/svg"', '');
  const written = inside();
  await act(async () => root?.unmount());
  root = createRoot(page);
  await act(async () => root?.render(<TextField label="Host" errorMessage="Too long." />));
  expect(written).toBe(inside());
  expect(written).toContain('Too long.');
});

test('the error icon is visible in forced colors', async () => {
  const { show, say } = await open();
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await show({});
  await say('Too long.');
  const message = page.querySelector('[id$="-error"]');
  if (!message) throw new Error('No message.');
  await force('active');
  const { backgroundImage, color } = getComputedStyle(message, '::before');
  const ink = getComputedStyle(page).color;
  await force('none');
  expect([backgroundImage, color]).toEqual([expect.stringContaining('radial-gradient'), ink]);
});
