import '../theme/index.ts';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

const container = document.createElement('div');
const root = createRoot(container);
afterEach(() => {
  flushSync(() => root.render(null));
  container.remove();
});

it('takes hits within 14 px of its center and only the visible size in the layout', () => {
  document.body.append(container);
  container.style.padding = '40px';
  flushSync(() => root.render(<Checkbox label="News" isSelected={false} onChange={() => {}} />));
  const input = container.querySelector('input');
  const { left, top, width, height } = input?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isHit = (right: number, down: number) => document.elementFromPoint(x + right, y + down) === input;
  for (const [right, down] of [
    [-13, 0],
    [13, 0],
    [0, -13],
    [0, 13],
  ] as const)
    expect(isHit(right, down)).toBe(true);
  for (const [right, down] of [
    [-15, 0],
    [0, -15],
    [0, 15],
  ] as const)
    expect(isHit(right, down)).toBe(false);
  const label = container.querySelector('label')?.getBoundingClientRect();
  // The visible 16 px start at the label's edge, 2 px below its top.
  expect(x - 8).toBeCloseTo(label?.left ?? 0);
  expect(y - 8).toBeCloseTo((label?.top ?? 0) + 2);
});
