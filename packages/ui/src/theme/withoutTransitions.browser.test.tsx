import { expect, test } from 'vitest';
import { withoutTransitions } from './withoutTransitions.ts';

function page(): { box: HTMLElement; goDark: () => void } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.box { background: rgb(255, 255, 255); transition: background-color 10s; } [data-mode=dark] .box { background: rgb(0, 0, 0); }',
  );
  document.adoptedStyleSheets = [sheet];
  document.body.innerHTML = '<div data-mode="light"><div class="box"></div></div>';
  const part = document.body.firstElementChild as HTMLElement;
  const box = part.firstElementChild as HTMLElement;
  // Forces computed styles, which a transition needs as its start.
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(255, 255, 255)');
  return { box, goDark: () => void (part.dataset['mode'] = 'dark') };
}

test('a plain change fades', () => {
  const { box, goDark } = page();
  goDark();
  expect(getComputedStyle(box).backgroundColor).not.toBe('rgb(0, 0, 0)');
});

test('a change without transitions shows the new colors in the same frame and does not fade later', () => {
  const { box, goDark } = page();
  withoutTransitions(goDark);
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(0, 0, 0)');
  expect(document.getAnimations()).toEqual([]);
});

test('transitions work again afterward', () => {
  const { box, goDark } = page();
  withoutTransitions(goDark);
  expect(getComputedStyle(box).transitionDuration).toBe('10s');
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test('a running fade jumps to its final color', () => {
  const { box, goDark } = page();
  goDark();
  expect(getComputedStyle(box).backgroundColor).not.toBe('rgb(0, 0, 0)');
  withoutTransitions(() => {});
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(0, 0, 0)');
});
