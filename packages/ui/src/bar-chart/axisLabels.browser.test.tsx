import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../theme/index.ts';
import { BarChart, type BarChartProps } from './index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** Labels along the bottom axis at a chart width, from left to right. */
async function axisLabels(width: number, props: Omit<BarChartProps, 'label'>) {
  container.style.inlineSize = `${width}px`;
  root.render(<BarChart {...props} label="Data" />);
  await expect.poll(() => container.querySelectorAll('svg[aria-hidden] text').length).toBeGreaterThan(0);
  const labels = [...container.querySelectorAll('[role=application] text')].map((text) => ({
    text: text.textContent,
    ...text.getBoundingClientRect().toJSON(),
  })) as { text: string; left: number; right: number; bottom: number }[];
  const lowest = Math.max(...labels.map(({ bottom }) => bottom));
  return labels.filter(({ bottom }) => bottom > lowest - 4).toSorted((one, other) => one.left - other.left);
}

const terabytes = [458, 401, 279].map((count) => count * 1e12);

test.each([260, 280, 300, 320, 340, 360, 400])(
  'keeps value labels of horizontal bars apart at %i px',
  async (width) => {
    const labels = await axisLabels(width, {
      categories: ['Aurora Europe, north and west', 'Basalt global', 'Tidal Asia and Pacific'],
      series: [{ id: 'all', label: 'All', values: terabytes }],
      orientation: 'horizontal',
      kind: 'bytes',
    });
    expect(labels.length).toBeGreaterThan(1);
    for (const [at, { left }] of labels.entries()) expect(left - (labels[at - 1]?.right ?? 0)).toBeGreaterThan(0);
  },
);

test.each([300, 380, 460, 540])('drops labels instead of truncating them at %i px', async (width) => {
  const categories = Array.from({ length: 26 }, (_, at) => `Week ${at + 1}`);
  const labels = await axisLabels(width, {
    categories,
    series: [{ id: 'all', label: 'All', values: categories.map((_, at) => at) }],
  });
  expect(labels.length).toBeGreaterThan(3);
  for (const { text } of labels) expect(categories).toContain(text);
});

test('truncates a few long names and drops none', async () => {
  const labels = await axisLabels(420, {
    categories: ['France', 'Germany', 'Spain', 'United Kingdom', 'Italy'],
    series: [{ id: 'all', label: 'All', values: [5, 4, 3, 2, 1] }],
  });
  expect(labels.map(({ text }) => text)).toEqual(['France', 'Germany', 'Spain', 'United Ki…', 'Italy']);
});
