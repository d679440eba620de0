import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { vars } from '../theme/index.ts';
import { storyId, storyModules, type StoryModule } from './renderStories.tsx';

let modules: StoryModule[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  modules = await storyModules();
  // A small phone, and 1280 px at 400% zoom.
  await page.viewport(320, 640);
});

/** The elements that cause overflow, not those that contain them. */
async function leaks(Story: StoryModule['stories'][number]['Story']): Promise<string[]> {
  const container = document.body.appendChild(document.createElement('main'));
  // The gutter of a page on a phone, which full-width elements extend into.
  container.style.padding = vars.space[4];
  const root = createRoot(container);
  await act(async () => root.render(createElement(Story)));
  const window = document.documentElement;
  const excess = window.scrollWidth - window.clientWidth;
  const beyond = excess > 0 ? [...container.querySelectorAll('*')].filter((element) => isBeyond(element)) : [];
  const found = beyond.filter((element) => ![...element.children].some((child) => isBeyond(child)));
  await act(async () => root.unmount());
  container.remove();
  return excess > 0
    ? [`${excess} px too wide: ${found.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' | ')}`]
    : [];
}

function isBeyond(element: Element): boolean {
  return element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5;
}

test('no story makes a 320 px page scroll sideways', async () => {
  const broken: string[] = [];
  let count = 0;
  for (const { path, stories } of modules) {
    for (const { name, Story } of stories) {
      if (name !== 'Default' && name !== 'States') continue;
      count += 1;
      broken.push(...(await leaks(Story)).map((leak) => `${storyId(path, name)}: ${leak}`));
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
