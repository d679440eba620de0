import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { DataTable } from '../data-table/index.ts';
import { Slider } from '../slider/index.ts';
import { Status } from '../status/index.ts';
import { rowActions, streamColumns, streams } from '../storybook/sampleStreams.tsx';
import '../theme/index.ts';
import { storyId, storyModules, type StoryModule } from './renderStories.tsx';

let modules: StoryModule[] = [];

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  modules = await storyModules();
  await emulate('active');
});

afterAll(async () => {
  await emulate('none');
});

async function show<Finding>(node: ReactNode, look: (container: HTMLElement) => Finding): Promise<Finding> {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  await act(async () => root.render(node));
  const finding = look(container);
  await act(async () => root.unmount());
  container.remove();
  return finding;
}

/** A system color as the browser computes it. */
function system(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Elements that directly contain visible text. */
function worded(container: ParentNode): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.getBoundingClientRect().width > 1 &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
}

/** The background of a text: the browser's backplate, or the nearest fill where a component disables it. */
function behind(element: Element | null): string {
  if (element === null) return system('Canvas');
  const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
  if (forcedColorAdjust !== 'none') return system('Canvas');
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : backgroundColor;
}

async function inBoards(check: (container: HTMLElement) => string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { path, stories } of modules) {
    const Board = stories.find(({ name }) => name === 'States')?.Story;
    if (Board === undefined) continue;
    const found = await show(createElement(Board), check);
    broken.push(...found.map((words) => `${storyId(path, 'States')}: ${words}`));
  }
  return broken;
}

test('text never has the color of its background', async () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const broken = await inBoards((container) =>
    worded(container)
      .filter((element) => getComputedStyle(element).color === behind(element))
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});

test('a disabled option and its label are gray', async () => {
  const gray = system('GrayText');
  const broken = await inBoards((container) =>
    [...container.querySelectorAll(':is([type=checkbox], [type=radio]):is(:disabled, [aria-disabled=true])')].flatMap(
      (control) => {
        const label = control.closest('label');
        const words = label === null ? [] : worded(label).slice(0, 1);
        const isTextGray = words.every((element) => [getComputedStyle(element).color, behind(element)].includes(gray));
        const isDrawn = getComputedStyle(control).opacity === '1' || words.length === 0;
        const isPaintedGray = [control, ...(label?.querySelectorAll('*') ?? [])]
          .map((element) => getComputedStyle(element))
          .some((style) => `${style.backgroundColor} ${style.borderColor} ${style.boxShadow}`.includes(gray));
        return isTextGray && (isPaintedGray || !isDrawn) ? [] : [label?.textContent ?? ''];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test('the track of a slider is gray only when disabled', async () => {
  const line = (isDisabled: boolean) =>
    show(<Slider label="Share" value={30} onChange={() => undefined} isDisabled={isDisabled} />, (container) => {
      const control = container.querySelector('input')?.parentElement;
      return control ? getComputedStyle(control, '::before').borderTopColor : '';
    });
  expect(await line(false)).toBe(system('CanvasText'));
  expect(await line(true)).toBe(system('GrayText'));
});

test('the dots of a row menu, which are gradients, are visible', async () => {
  const table = (
    <DataTable
      label="Streams"
      columns={streamColumns}
      rows={streams(1)}
      rowKey={({ id }) => id}
      rowActions={() => rowActions()}
    />
  );
  const dots = await show(table, (container) => {
    const button = container.querySelector('[data-row-menu]');
    return button ? getComputedStyle(button).backgroundImage : '';
  });
  expect(dots).toContain('gradient');
});

test('the icon of a status has the text color', async () => {
  const stroke = await show(<Status kind="error" />, (container) => {
    const svg = container.querySelector('svg');
    return svg ? getComputedStyle(svg).stroke : '';
  });
  expect(stroke).toBe(system('CanvasText'));
});
