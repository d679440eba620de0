import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../theme/index.ts';
import { TopologyTree, type TopologyNode } from './index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = '360px';
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** An origin with three peers, and one with a long name and no peers. */
const network: TopologyNode[] = [
  { id: 'par', label: 'par-01', parentId: null, value: 412 },
  { id: 'fibre', label: 'fibre, FR', parentId: 'par', value: 188 },
  { id: 'cable', label: 'cable, FR', parentId: 'par', value: 104 },
  { id: '5g', label: '5G, FR', parentId: 'par', value: 42 },
  { id: 'tidal', label: 'tidal-apac, Singapore and beyond', parentId: null, value: 88 },
];

async function renderNames(items: readonly TopologyNode[]) {
  root.render(<TopologyTree label="Tree" items={items} />);
  await expect.poll(() => container.querySelectorAll('[role=tree] text:not([data-halo])').length).toBe(items.length);
  return [...container.querySelectorAll('[role=tree] text:not([data-halo])')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }));
}

test.each(['ltr', 'rtl'])('names do not overlap names of deeper peers, %s', async (direction) => {
  container.dir = direction;
  const names = await renderNames(network);
  const overlapping = names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter(
        ({ box }) =>
          box.left < one.box.right && box.right > one.box.left && box.top < one.box.bottom && box.bottom > one.box.top,
      )
      .map(({ text }) => [one.text, text]),
  );
  expect(overlapping).toEqual([]);
});

test('a long name is not truncated if there is space', async () => {
  const names = await renderNames(network.filter(({ id }) => id === 'par' || id === 'fibre' || id === 'tidal'));
  expect(names.map(({ text }) => text)).toContain('tidal-apac, Singapore and beyond 88');
});

test('the halo is behind the whole name, so that no stroke covers a letter', async () => {
  await renderNames(network);
  const messages = [...container.querySelectorAll('[role=tree] text')].slice(0, 2);
  expect(messages.map((text) => [text.textContent, getComputedStyle(text).stroke !== 'none'])).toEqual([
    ['par-01 412', true],
    ['par-01 412', false],
  ]);
});

test('each node has its full name as label, also if the drawing truncates it', async () => {
  container.style.inlineSize = '120px';
  await renderNames(network);
  const nodes = [...container.querySelectorAll('[role=treeitem]')];
  expect(nodes.map((node) => node.getAttribute('aria-label'))).toEqual([
    'par-01 412',
    'fibre, FR 188',
    'cable, FR 104',
    '5G, FR 42',
    'tidal-apac, Singapore and beyond 88',
  ]);
  expect(container.querySelector('[role=tree]')?.textContent).toContain('…');
});
