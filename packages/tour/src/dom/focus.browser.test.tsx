import { afterEach, expect, test, vi } from 'vitest';
import type { TourRender } from '../index.ts';
import { begin, block, box, button, element, page, press, steps, tourOf } from '../testing/page.ts';

interface Announcing {
  ariaNotify?: (text: string) => void;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('moves into the box, and returns to its origin from any step (29)', async () => {
  page(`<button id="opener">Open</button>${block('one')}`);
  element('#opener').focus();
  const tour = tourOf(steps('#one', null, '#one'));
  await begin(tour);
  expect(document.activeElement).toBe(box());
  tour.next();
  tour.next();
  expect(box().contains(document.activeElement)).toBe(true);
  tour.stop();
  expect(document.activeElement).toBe(element('#opener'));
});

test('stays on the forward button until the end (29)', async () => {
  page(block('one'));
  const tour = tourOf(steps('#one', '#one', null));
  await begin(tour);
  button('next').focus();
  await press('{Enter}');
  expect(document.activeElement).toBe(button('next'));
  await press('{Enter}');
  expect(document.activeElement).toBe(button('stop'));
  await press('{Enter}');
  expect(tour.getSnapshot().index).toBe(-1);
});

test('wraps around in the box in both directions with an overlay (29)', async () => {
  page(`<button>Before</button>${block('one')}<button>After</button>`);
  await begin(tourOf(steps('#one', '#one', '#one'), { overlay: true }), 1);
  const round: unknown[] = [];
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await press(keys);
    round.push(document.activeElement?.className);
  }
  expect(round).toEqual(['tour-skip', 'tour-previous', 'tour-next', 'tour-skip', 'tour-next']);
});

test('leaves the box for the page without an overlay (29)', async () => {
  page(`<button id="before">Before</button>${block('one')}`);
  await begin(tourOf(steps('#one', '#one')));
  await press('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.id).toBe('before');
  await press('{Tab}');
  expect(document.activeElement).toBe(button('skip'));
});

test('includes a clickable target (29)', async () => {
  page(
    '<button>Before</button><div id="one"><input id="first"><button disabled>No</button><button id="last">Yes</button></div>',
  );
  await begin(tourOf(steps('#one'), { overlay: true, clickThrough: true }));
  await press('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(button('stop'));
  await press('{Tab}');
  expect(document.activeElement?.id).toBe('first');
  await press('{Tab}');
  expect(document.activeElement?.id).toBe('last');
  await press('{Tab}');
  expect(document.activeElement).toBe(button('stop'));
});

test('skips unfocusable elements in both directions (29)', async () => {
  page(
    '<div id="one"><a id="first" href="#one">Yes</a><a>No</a><button style="visibility:hidden">No</button><p inert><button>No</button></p><button id="last">Yes</button></div>',
  );
  await begin(tourOf(steps('#one'), { overlay: true, clickThrough: true }));
  const round: unknown[] = [];
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await press(keys);
    round.push(document.activeElement?.id || document.activeElement?.className);
  }
  expect(round).toEqual(['first', 'last', 'tour-stop', 'last', 'first']);
});

test('passes through shadow roots and slots (29)', async () => {
  page('<button>Before</button>');
  const render: TourRender = (_step, _tour, container) => {
    const host = container.appendChild(document.createElement('div'));
    host.append(named('slotted'));
    const root = host.attachShadow({ mode: 'open' });
    root.append(named('first'), document.createElement('slot'), named('last'));
    return undefined;
  };
  const named = (id: string) => Object.assign(document.createElement('button'), { id, textContent: id });
  await begin(tourOf(steps(null, null), { render, overlay: true }));
  const inside = () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  const round: unknown[] = [];
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await press(keys);
    round.push(inside()?.id);
  }
  expect(round).toEqual(['first', 'slotted', 'last', 'first', 'last']);
});

test('stays where the user moved it (29)', async () => {
  page(`<button id="opener">Open</button>${block('one')}<button id="other">Other</button>`);
  element('#opener').focus();
  const tour = tourOf(steps('#one'));
  await begin(tour);
  element('#other').focus();
  await press('{Tab}');
  element('#other').focus();
  tour.stop();
  expect(document.activeElement?.id).toBe('other');
});

test.each([
  ['what follows', '<button id="after">After</button>', 'after'],
  ['what precedes', '', 'before'],
])('moves to %s if the original element was removed (29)', async (_, after, expected) => {
  page(`<button id="before">Before</button><p id="part"><button id="opener">Open</button></p>`);
  page(`<button disabled>No</button>${after}`);
  element('#opener').focus();
  const tour = tourOf(steps(null));
  await begin(tour);
  element('#part').remove();
  tour.stop();
  expect(document.activeElement?.id).toBe(expected);
});

test('moves from a removed shadow root to what follows its host (29)', async () => {
  page('<button id="before">Before</button><div id="host"></div><button id="after">After</button>');
  const opener = document.createElement('button');
  element('#host').attachShadow({ mode: 'open' }).append(opener);
  opener.focus();
  const tour = tourOf(steps(null));
  await begin(tour);
  element('#host').remove();
  tour.stop();
  expect(document.activeElement?.id).toBe('after');
});

test('announces each step after the first (30)', async () => {
  const prototype = HTMLElement.prototype as Announcing;
  const notify = vi.fn<(text: string) => void>();
  if (!('ariaNotify' in prototype)) throw new Error('This browser has no ariaNotify to listen to.');
  vi.spyOn(prototype as Required<Announcing>, 'ariaNotify').mockImplementation(notify);
  page(block('one'));
  const tour = tourOf(steps('#one', null));
  await begin(tour);
  expect(notify).not.toHaveBeenCalled();
  tour.next();
  expect(notify).toHaveBeenCalledExactlyOnceWith('Title 1. Content 1');
  expect(box().ariaLive).toBeNull();
});

test('without ariaNotify support, the box is a live region (30)', async () => {
  const owner = Element.prototype;
  const descriptor = Object.getOwnPropertyDescriptor(owner, 'ariaNotify');
  Reflect.deleteProperty(owner, 'ariaNotify');
  try {
    await begin(tourOf(steps(null, null)));
    expect(box().ariaLive).toBe('polite');
  } finally {
    if (descriptor) Object.defineProperty(owner, 'ariaNotify', descriptor);
  }
});
