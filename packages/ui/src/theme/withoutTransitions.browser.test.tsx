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
  // What is not yet computed has nothing to fade from.
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(255, 255, 255)');
  return { box, goDark: () => void (part.dataset['mode'] = 'dark') };
}

test('a plain change fades', () => {
  const { box, goDark } = page();
  goDark();
  expect(getComputedStyle(box).backgroundColor).not.toBe('rgb(0, 0, 0)');
});

test('a change at once shows the new colours in the same frame, and nothing fades afterwards', () => {
  const { box, goDark } = page();
  withoutTransitions(goDark);
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(0, 0, 0)');
  expect(document.getAnimations()).toEqual([]);
});

test('afterwards controls glide as before', () => {
  const { box, goDark } = page();
  withoutTransitions(goDark);
  expect(getComputedStyle(box).transitionDuration).toBe('10s');
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test('what was fading already has its colour at once', () => {
  const { box, goDark } = page();
  goDark();
  expect(getComputedStyle(box).backgroundColor).not.toBe('rgb(0, 0, 0)');
  withoutTransitions(() => {});
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(0, 0, 0)');
});
