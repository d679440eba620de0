import { act } from 'react';
// oxlint-disable-next-line no-restricted-imports -- a page that a server sent takes its code over
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- the server
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import '@edge-console/ui/theme';
import { EveryField, everyInitial, everySchema, type EveryValue } from '../storybook/EveryField.tsx';
import type { SubmitResult } from '../state/submission.ts';

const names = Object.keys(everySchema.entries);
const onSubmit = vi.fn<(values: EveryValue) => Promise<SubmitResult>>();

let root: Root | undefined;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
  onSubmit.mockReset();
});

/** The editor loads after the page. It can take focus once React has rendered it as a Tab stop. */
const editorArrives = () =>
  vi.waitFor(() => expect(page.querySelector('[data-editor][tabindex="0"]')).not.toBeNull(), { timeout: 60_000 });

async function open(): Promise<void> {
  page = document.body.appendChild(document.createElement('main'));
  await act(async () => {
    root = createRoot(page);
    root.render(<EveryField onSubmit={onSubmit} />);
  });
  await editorArrives();
}

/** Server-rendered markup; `arrive` hydrates it. */
function receive(): { arrive: () => Promise<void> } {
  page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(<EveryField onSubmit={onSubmit} />);
  const arrive = () =>
    act(async () => {
      root = hydrateRoot(page, <EveryField onSubmit={onSubmit} />);
    });
  return { arrive };
}

const fieldOf = (name: string) => page.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? expect.fail(name);
const controlOf = (name: string, selector = 'input, textarea') =>
  fieldOf(name).querySelector<HTMLInputElement>(selector) ?? expect.fail(`${name}: ${selector}`);
const submit = () => act(async () => page.querySelector<HTMLButtonElement>('[type=submit]')?.click());

test.each(names)('after a rejected submit, focus moves to the field %s', async (name) => {
  onSubmit.mockResolvedValue({ kind: 'refused', errors: [{ code: 'REFUSED', field: [name], message: 'Refused.' }] });
  await open();
  await submit();
  expect(fieldOf(name).contains(document.activeElement)).toBe(true);
  // An editor's control and description are in a shadow root.
  const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  expect(focused?.textContent).not.toBe('Next to the label');
  // The error describes the control or its group.
  const described = focused?.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = focused?.getRootNode();
  const description = () =>
    described.map((id) =>
      root instanceof ShadowRoot ? root.getElementById(id)?.textContent : document.getElementById(id)?.textContent,
    );
  expect(description().join(' ')).toContain('Refused.');
});

const press = (name: string) =>
  act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const stored = {
  ...everyInitial,
  select: 'a',
  combobox: 'b',
  multiSelect: ['a', 'b'],
  checkboxGroup: ['b'],
  radioGroup: 'a',
  segmented: 'b',
  image: { id: '7', name: 'fjord.png', url: 'data:,', alt: 'A fjord' },
  permissions: [
    { group: 'a', level: 'none' },
    { group: 'b', level: 'manage' },
  ],
};
const conflict = { version: 8, changedBy: 'Hanna Virtanen', changedAt: '2026-11-21T10:00:00Z', stored };

test('after a conflict, each field shows the stored value in its own format', async () => {
  onSubmit.mockResolvedValue({ kind: 'conflict', conflict });
  await open();
  await submit();
  await press('Show differences');
  const rows = [...page.querySelectorAll('[aria-label="Differences"] tbody tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['select', 'A', 'Empty'],
    ['combobox', 'B', 'Empty'],
    ['multiSelect', 'A, B', 'Empty'],
    ['checkboxGroup', 'B', 'Empty'],
    ['radioGroup', 'A', 'Empty'],
    ['segmented', 'B', 'A'],
    ['image', 'fjord.png: A fjord', 'Empty'],
    ['permissions', 'B: Manage', 'B: None'],
  ]);
});

test.each([
  ['Overwrite', { kind: 'conflict', conflict }],
  ['Reload', { kind: 'conflict', conflict }],
  ['Try again', { kind: 'failed', message: 'No network.' }],
] as const)('the %s disappears with its container, and focus stays in the form', async (name, result) => {
  onSubmit.mockResolvedValueOnce(result).mockResolvedValue({ kind: 'saved' });
  await open();
  await submit();
  await press(name);
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(name);
  expect(document.activeElement).toBe(page.querySelector('form'));
});

/** Uses the native setter: React, which tracks its own writes, notices only the event. */
function setText(control: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
}

const typed = { text: 'typed', area: 'typed', password: 'typed', newPassword: 'typed', otp: '123456' };
const typedAndLeft = { number: ['12', 12], dateField: ['24 Dec 2026', '2026-12-24'] } as const;

test('input before hydration is in the form', async () => {
  const { arrive } = receive();
  for (const [name, text] of Object.entries(typed)) controlOf(name).value = text;
  for (const [name, [text]] of Object.entries(typedAndLeft)) controlOf(name).value = text;
  controlOf('checkbox').checked = true;
  controlOf('switched').checked = true;
  controlOf('checkboxGroup').checked = true;
  controlOf('radioGroup', 'input[value=b]').checked = true;
  controlOf('segmented', 'input[value=b]').checked = true;
  controlOf('slider').value = '30';
  controlOf('own').value = '#00ff00';
  await arrive();
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
    ...typed,
    number: 12,
    dateField: '2026-12-24',
    checkbox: true,
    switched: true,
    checkboxGroup: ['a'],
    radioGroup: 'b',
    segmented: 'b',
    slider: 30,
    own: '#00ff00',
  });
});

test('browser autofill is in the form', async () => {
  await open();
  for (const [name, text] of Object.entries(typed)) {
    const control = controlOf(name);
    await act(async () => {
      setText(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject(typed);
});

const written = Object.entries({ ...typed, number: '12', dateField: '24 Dec 2026', datePicker: '24 Dec 2026' });
const sent = { ...typed, number: 12, dateField: '2026-12-24', datePicker: '2026-12-24' };

test('text that a password manager writes without an event is submitted', async () => {
  await open();
  for (const [name, text] of written) setText(controlOf(name), text);
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject(sent);
});

test('values that the browser restores after hydration and reports only by "change" are submitted', async () => {
  await open();
  for (const [name, text] of written) {
    await act(async () => {
      setText(controlOf(name), text);
      controlOf(name).dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject(sent);
});

test.each([
  ['number', '12', 12],
  ['number', '1,2,3', Number.NaN],
  ['dateField', '24 Dec 2026', '2026-12-24'],
  ['dateField', 'soon', 'soon'],
])('text still in the field %s when code submits the form is included: %s', async (name, text, value) => {
  await open();
  const control = controlOf(name);
  await act(async () => {
    control.focus();
    setText(control, text);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  });
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await act(async () => page.querySelector('form')?.requestSubmit());
  const isRefused = Number.isNaN(value);
  expect(onSubmit.mock.calls.map(([values]) => values[name as 'number'])).toEqual(isRefused ? [] : [value]);
  expect(fieldOf(name).textContent.includes('Enter a number.')).toBe(isRefused);
});

test('after a native reset, every field submits what it shows', async () => {
  await open();
  for (const [name, text] of written) {
    await act(async () => {
      setText(controlOf(name), text);
      controlOf(name).dispatchEvent(new Event('input', { bubbles: true }));
      controlOf(name).dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  for (const name of ['checkbox', 'switched', 'checkboxGroup', 'radioGroup'])
    await act(async () => controlOf(name).click());
  await act(async () => controlOf('segmented', 'input[value=b]').click());
  // No event is dispatched for this change.
  setText(controlOf('area'), 'written in silence');
  await act(async () => page.querySelector('form')?.reset());
  const shown = (name: string) => controlOf(name).value;
  expect(written.map(([name]) => [name, shown(name)])).toEqual(written.map(([name]) => [name, '']));
  expect(controlOf('checkbox').checked).toBe(false);
  expect(controlOf('segmented', 'input[value=a]').checked).toBe(true);
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual(everyInitial);
});

const composed = { text: 'typed', area: 'typed', password: 'typed', newPassword: 'typed' };

test('a composition is not interrupted, and its result is in the form', async () => {
  await open();
  for (const [name, text] of Object.entries(composed)) {
    const control = controlOf(name);
    const steps = Array.from(text, (_, index) => text.slice(0, index + 1));
    await act(async () => control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
    for (const step of steps) {
      await act(async () => {
        setText(control, step);
        control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      });
      expect(control.value).toBe(step);
    }
    await act(async () => control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text })));
    expect(control.value).toBe(text);
  }
  onSubmit.mockResolvedValue({ kind: 'saved' });
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject(composed);
});
