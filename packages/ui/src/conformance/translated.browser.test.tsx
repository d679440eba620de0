import { act, createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { translate } from '../dom/translate.fixture.ts';
import { listen, storyId, storyModules, type StoryModule } from './renderStories.tsx';

type Args = Record<string, unknown>;

/** Props that are not displayed, even if their value happens to occur in a text. */
const preservedProps =
  /^(id|key|kind|value|name|timeZone|tone|variant|size|shape|type|href|locale|zone|field|op|format|status|state)$|Id$/u;

/** The props with new text wherever they are displayed. */
function reworded(value: unknown, seen: string, key = ''): unknown {
  if (preservedProps.test(key)) return value;
  if (typeof value === 'string') return value.length > 2 && seen.includes(value) ? `${value} anew` : value;
  if (typeof value === 'number') return /count|total/iu.test(key) ? value + 1 : value;
  if (Array.isArray(value)) return value.map((one) => reworded(one, seen));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, reworded(one, seen, name)]));
}

let modules: StoryModule[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  modules = await storyModules();
});

/** Errors when a story's props change one by one in a page translated by the browser. */
async function problemsOf(Story: ComponentType<object>, own: Args, others: readonly Args[]): Promise<string[]> {
  const { complaints, stop } = listen();
  const page = document.body.appendChild(document.createElement('main'));
  let root: Root | undefined;
  const show = (args: Args) => act(async () => root?.render(createElement('div', null, createElement(Story, args))));
  const problems = new Set<string>();
  try {
    root = createRoot(page);
    await show(own);
    for (const args of [reworded(own, document.body.textContent) as Args, own, ...others, own]) {
      const untranslated = [...translate(document.body)];
      await show(args);
      for (const [text, words, parent] of untranslated)
        if (text.data !== words) problems.add(`"${words}" stands in <${parent}> in place of "${text.data}"`);
    }
  } catch (error) {
    problems.add(String(error));
  }
  try {
    await act(async () => root?.unmount());
  } catch (error) {
    problems.add(String(error));
  }
  page.remove();
  stop();
  for (const complaint of complaints)
    if (/NotFoundError|Failed to execute/u.test(complaint)) problems.add(complaint.slice(0, 300));
  return [...problems];
}

test('every story updates its text in a page translated by the browser', async () => {
  const broken: string[] = [];
  let count = 0;
  for (const { path, stories } of modules) {
    const argsOf = (Story: ComponentType<object> & { args?: object }) => (Story.args ?? {}) as Args;
    for (const { name, Story } of stories) {
      count += 1;
      const others = name === 'Default' ? stories.map((other) => argsOf(other.Story)) : [];
      const problems = await problemsOf(Story, argsOf(Story), others);
      broken.push(...problems.map((problem) => `${storyId(path, name)}: ${problem}`));
    }
  }
  expect(count).toBeGreaterThan(400);
  expect(broken).toEqual([]);
});
