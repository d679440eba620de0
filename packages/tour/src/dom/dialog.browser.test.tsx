import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { begin, block, box, button, element, gap, isOpen, page, rect, steps, tourOf } from '../testing/page.ts';

const dialog = '<dialog id="dialog"><p>Dialog</p><button id="in-dialog">Save</button></dialog>';

/** Whether the box is interactive and on top, by hit testing its center. */
function isOnTop(): boolean {
  const { left, top, width, height } = rect(button('next'));
  return document.elementFromPoint(left + width / 2, top + height / 2) === button('next');
}

const options = { overlay: true };

test('is usable over an open modal dialog, and moves in and out of it (23)', async () => {
  page(`${block('one')}${dialog}`);
  element<HTMLDialogElement>('#dialog').showModal();
  const tour = tourOf(steps('#in-dialog', '#one', null), options);
  await begin(tour);
  expect(isOnTop()).toBe(true);
  expect(gap('#in-dialog')).toBe(20);
  expect(box().contains(document.activeElement)).toBe(true);
  button('next').click();
  expect(isOnTop()).toBe(true);
  expect(tour.getSnapshot().index).toBe(1);
  expect(gap('#one')).toBe(20);
  element<HTMLDialogElement>('#dialog').close();
  await vi.waitUntil(() => document.querySelector('body > .tour-box:popover-open'));
  expect(isOpen()).toBe(true);
  expect(isOnTop()).toBe(true);
});

test('uses the topmost of several dialogs, also in a shadow root (23)', async () => {
  page(`${dialog}<dialog id="other"></dialog><div id="host"></div>`);
  const inShadow = document.createElement('dialog');
  element('#host').attachShadow({ mode: 'open' }).append(inShadow);
  element<HTMLDialogElement>('#other').showModal();
  element<HTMLDialogElement>('#dialog').showModal();
  const tour = tourOf(steps('#in-dialog', null), options);
  await begin(tour);
  expect(box().parentElement?.id).toBe('dialog');
  expect(isOnTop()).toBe(true);
  inShadow.showModal();
  const inside = inShadow.querySelector('.tour-box');
  expect(inside?.matches(':popover-open')).toBe(true);
  tour.stop();
  expect(inShadow.childElementCount).toBe(0);
});

test('stays in its dialog if nothing in the dialog has focus anymore (23)', async () => {
  page(`<dialog id="later"><p>Later in the page, opened first</p></dialog>`);
  document.body.prepend(document.createRange().createContextualFragment(dialog));
  const [outer, inner] = [element<HTMLDialogElement>('#later'), element<HTMLDialogElement>('#dialog')];
  outer.showModal();
  inner.showModal();
  const tour = tourOf(steps('#in-dialog', '#in-dialog', null));
  await begin(tour);
  box().blur();
  expect(document.activeElement).toBe(document.body);
  tour.next();
  expect(box().parentElement).toBe(inner);
  expect(isOnTop()).toBe(true);
});

test('a dialog opened during a step gets the box but keeps focus (23)', async () => {
  page(`${block('one')}${dialog}`);
  await begin(tourOf(steps('#one', null), options));
  element<HTMLDialogElement>('#dialog').showModal();
  expect(document.activeElement?.id).toBe('in-dialog');
  expect(box().parentElement?.id).toBe('dialog');
  expect(isOnTop()).toBe(true);
  element('#dialog').remove();
  await vi.waitUntil(() => document.querySelector('body > .tour-box:popover-open'));
  expect(isOnTop()).toBe(true);
  expect(gap('#one')).toBe(20);
});

test('escape stops the tour and leaves the dialog open (27)', async () => {
  page(`${block('one')}${dialog}`);
  element<HTMLDialogElement>('#dialog').showModal();
  const tour = tourOf(steps('#in-dialog'), options);
  await begin(tour);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  box().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(tour.getSnapshot().index).toBe(-1);
  expect(document.querySelector('#dialog:modal')).not.toBeNull();
});

test('dialogs that make the page inert by script find the attribute of what to leave out (23)', async () => {
  page(block('one'));
  await begin(tourOf(steps('#one'), options));
  const marked = [...document.querySelectorAll('[data-react-aria-top-layer="true"]')];
  expect(marked.map(({ className }) => className)).toEqual(['tour-box', 'tour-spotlight', 'tour-arrow']);
});

test('is above every z-index (23)', async () => {
  page(`${block('one')}<div style="position:fixed;inset:0;z-index:2147483647;background:teal"></div>`);
  await begin(tourOf(steps('#one', null), options));
  expect(isOnTop()).toBe(true);
});

test('is usable in a fullscreen element, and outside it again afterward (23)', async () => {
  page(`<div id="full"><button id="one" onclick="this.parentNode.requestFullscreen()">Fullscreen</button></div>`);
  const tour = tourOf(steps('#one', null), { clickThrough: true });
  await begin(tour);
  await userEvent.click(element('#one'));
  await vi.waitUntil(() => document.querySelector('#full > .tour-box:popover-open'));
  expect(isOnTop()).toBe(true);
  await document.exitFullscreen();
  await vi.waitUntil(() => document.querySelector('body > .tour-box:popover-open'));
  expect(isOnTop()).toBe(true);
});
