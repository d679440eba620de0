import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { floatingBanner, floatingOfflineLine } from './floatingInsets.ts';

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  document.documentElement.removeAttribute('style');
});

function show(measure: typeof floatingBanner, style: string): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = `position: fixed; inline-size: 200px; block-size: 40px; ${style}`;
  const stop = measure(element);
  const remove = () => {
    element.remove();
    stop?.();
  };
  cleanups.push(remove);
  return remove;
}
const room = (name: string) => document.documentElement.style.getPropertyValue(`--floating-${name}`);

it('measures notices at the top edge, below the banner', async () => {
  await page.viewport(1440, 900);
  document.documentElement.style.setProperty('--band-height', '41px');
  show(floatingOfflineLine, 'inset-block-start: 57px');
  const remove = show(floatingBanner, 'inset-block-start: 109px');
  await expect.poll(() => [room('top'), room('bottom')]).toEqual(['116px', '0px']);
  remove();
  expect(room('top')).toBe('64px');
});

it('measures notices at the bottom edge', async () => {
  await page.viewport(390, 844);
  show(floatingOfflineLine, 'inset-block-end: 16px');
  show(floatingBanner, 'inset-block-end: 64px');
  await expect
    .poll(() => [room('below'), room('room'), room('top'), room('bottom')])
    .toEqual(['48px', '96px', '0px', '112px']);
});
