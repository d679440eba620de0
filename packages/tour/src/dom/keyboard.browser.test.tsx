import { expect, test, vi } from 'vitest';
import { begin, block, box, element, page, press, steps, tourOf } from '../testing/page.ts';

const three = () => steps('#one', '#one', '#one');

test('right, left and escape move the tour (27)', async () => {
  page(block('one'));
  const tour = tourOf(three());
  await begin(tour);
  await press('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(tour.getSnapshot().index).toBe(2);
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(tour.getSnapshot().index).toBe(0);
  await press('{Escape}');
  expect(tour.getSnapshot().index).toBe(-1);
});

test('in right-to-left pages, left is forward, also on the first and last step (27)', async () => {
  document.documentElement.dir = 'rtl';
  page(block('one'));
  const tour = tourOf(three());
  await begin(tour);
  await press('{ArrowRight}');
  expect(tour.getSnapshot().index).toBe(0);
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(tour.getSnapshot().index).toBe(2);
  await press('{ArrowRight}');
  expect(tour.getSnapshot().index).toBe(1);
});

test('each key can be disabled, and all of them (27)', async () => {
  page(block('one'));
  const tour = tourOf(three(), { enabledNavigationKeys: { right: false, escape: false } });
  await begin(tour, 1);
  await press('{ArrowRight}{Escape}');
  expect(tour.getSnapshot().index).toBe(1);
  await press('{ArrowLeft}');
  expect(tour.getSnapshot().index).toBe(0);
  const silent = tourOf(three(), { useKeyboardNavigation: false }, 'silent');
  await begin(silent);
  await press('{ArrowRight}{Escape}');
  expect(silent.getSnapshot().index).toBe(0);
});

test.each([
  ['an input', '<input class="field" value="text">'],
  ['a textarea', '<textarea class="field">text</textarea>'],
  ['a select', '<select class="field"><option>a<option>b</select>'],
  ['editable content', '<div contenteditable><p class="field" tabindex="0">text</p></div>'],
])('ignores keys typed into %s (28)', async (_, html) => {
  page(`${block('one')}${html}`);
  const tour = tourOf(three());
  await begin(tour, 1);
  element('.field').focus();
  await press('{ArrowRight}{ArrowLeft}{ArrowLeft}{Escape}');
  expect(tour.getSnapshot().index).toBe(1);
});

test('ignores keys typed into a field in a shadow root (28)', async () => {
  page(`${block('one')}<div id="host"></div>`);
  const field = document.createElement('input');
  element('#host').attachShadow({ mode: 'open' }).append(field);
  const tour = tourOf(three());
  await begin(tour);
  field.focus();
  await press('{ArrowRight}{Escape}');
  expect(tour.getSnapshot().index).toBe(0);
});

test('ignores keys with a modifier, repeated keys, and keys already handled (28)', async () => {
  page(`${block('one')}<button id="menu">Menu</button>`);
  element('#menu').addEventListener('keydown', (event) => event.preventDefault());
  const tour = tourOf(three());
  await begin(tour);
  await press('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}{Shift>}{ArrowRight}{/Shift}');
  box().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true, bubbles: true }));
  element('#menu').focus();
  await press('{ArrowRight}{Escape}');
  expect(tour.getSnapshot().index).toBe(0);
});

// Safari reports the last key of a composition with key code 229, after its end.
test.each([{ isComposing: true }, { keyCode: 229 }])('ignores keys of a composition: %o (28)', async (state) => {
  page('<div id="one" tabindex="0">An editor that draws its text itself</div>');
  const tour = tourOf(three());
  await begin(tour, 1);
  element('#one').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'Escape', 'Tab'])
    element('#one').dispatchEvent(new KeyboardEvent('keydown', { key, ...state, bubbles: true, cancelable: true }));
  expect(tour.getSnapshot().index).toBe(1);
  expect(document.activeElement?.id).toBe('one');
});

test('prevents the page from handling a key that moves the tour (27)', async () => {
  page(`${block('one')}<button id="target">Target</button>`);
  const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
  const life = new AbortController();
  document.addEventListener('keydown', onKeyDown, life);
  addEventListener('keydown', onKeyDown, life);
  try {
    const tour = tourOf(three());
    await begin(tour);
    await press('{ArrowRight}{ArrowLeft}');
    element('#target').focus();
    await press('{ArrowRight}{Escape}');
    expect(tour.getSnapshot().index).toBe(-1);
    expect(onKeyDown).not.toHaveBeenCalled();
    await press('{Escape}');
    expect(onKeyDown).toHaveBeenCalled();
  } finally {
    life.abort();
  }
});

test.each([
  '<input class="field" type="checkbox">',
  '<input class="field" type="button">',
  '<a class="field" href="#a">a</a>',
])('handles keys from elements that are not text fields: %s (27)', async (html) => {
  page(`${block('one')}${html}`);
  const tour = tourOf(three());
  await begin(tour);
  element('.field').focus();
  await press('{ArrowRight}');
  expect(tour.getSnapshot().index).toBe(1);
  await press('{Escape}');
  expect(tour.getSnapshot().index).toBe(-1);
});

test('a slider and a radio button keep the arrow keys, but not Escape (27, 28)', async () => {
  page(`${block('one')}<input class="field" type="range" value="5"><input type="radio">`);
  const tour = tourOf(three());
  await begin(tour);
  element('[type=radio]').focus();
  await press('{ArrowRight}');
  element('.field').focus();
  await press('{ArrowRight}');
  expect(element<HTMLInputElement>('.field').value).toBe('6');
  expect(tour.getSnapshot().index).toBe(0);
  await press('{Escape}');
  expect(tour.getSnapshot().index).toBe(-1);
});
