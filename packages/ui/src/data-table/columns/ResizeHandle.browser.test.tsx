import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';

// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page as window } from 'vitest/browser';
import '../../theme/index.ts';
import { ContextMenu } from '../../context-menu/index.ts';
import { RangeSlider } from '../../slider/index.ts';
import { streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { CellEditor, ColumnTools, DataTable } from '../index.ts';

let root: Root;
let page: HTMLElement;

const columns = streamColumns.map((column) =>
  column.id === 'owner' ? { ...column, edit: { value: () => 'Kofi', save: () => {} } } : column,
);

beforeEach(async () => {
  // A narrow window has cards, without headers.
  await window.viewport(1400, 800);
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const scales = [
  ['transform: scale(.5)', { transform: 'scale(.5)', transformOrigin: '40px 60px', marginLeft: 30 }],
  ['zoom: 1.5', { zoom: 1.5 }],
  ['no scale', {}],
] as const;

/** A synthetic pointer cannot be captured, hence the stub. */
function pointer(target: Element, type: string, { x, y = 0 }: { x: number; y?: number }) {
  Object.assign(target, { setPointerCapture: () => {} });
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      button: 0,
      buttons: 1,
      pointerId: 1,
      clientX: x,
      clientY: y,
    }),
  );
}
const box = (element: Element | null | undefined) => (element ?? document.body).getBoundingClientRect();

test.each(scales)('resizes with the pointer and covers the edited cell inside %s (60, 69)', async (_, style) => {
  root.render(
    <div style={{ ...style, inlineSize: 1200 }}>
      <DataTable
        label="Streams"
        columns={columns}
        rows={streams(9)}
        rowKey={({ id }) => id}
        columnTools={ColumnTools}
        cellEditor={CellEditor}
      />
    </div>,
  );
  const heads = () => [...page.querySelectorAll('[role=columnheader]')];
  await expect.poll(() => heads()[3]?.querySelector('[role=separator]') instanceof HTMLElement).toBe(true);
  const edge = heads()[3]?.querySelector('[role=separator]') as Element;
  const before = box(heads()[3]);
  const start = box(edge).left;
  pointer(edge, 'pointerdown', { x: start });
  pointer(edge, 'pointermove', { x: start + 30 });
  expect(Math.abs(box(heads()[3]).width - before.width - 30)).toBeLessThan(1.5);
  pointer(edge, 'pointerup', { x: start + 30 });

  const cell = () => page.querySelector('[aria-rowindex="3"]')?.children[1];
  const field = () => page.querySelector('input[autocomplete=off]')?.parentElement;
  cell()?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
  await expect.poll(() => field() instanceof HTMLElement).toBe(true);
  const [over, under] = [box(field()), box(cell())];
  const differences = [over.left - under.left, over.top - under.top, over.height - under.height];
  expect(Math.max(...differences.map(Math.abs))).toBeLessThan(1.5);
});

test.each(scales)('shows the drop position of a dragged header inside %s (61)', async (_, style) => {
  root.render(
    <div style={{ ...style, inlineSize: 1200 }}>
      <DataTable
        label="Streams"
        columns={columns}
        rows={streams(9)}
        rowKey={({ id }) => id}
        columnTools={ColumnTools}
      />
    </div>,
  );
  const heads = () => [...page.querySelectorAll('[role=columnheader]')];
  await expect.poll(() => heads()[2]?.querySelector('[role=separator]') instanceof HTMLElement).toBe(true);
  const [from, to] = [heads()[1] as Element, heads()[3] as Element];
  pointer(from, 'pointerdown', { x: box(from).left + 20 });
  pointer(from, 'pointermove', { x: box(to).right - 10 });
  pointer(from, 'pointermove', { x: box(to).right - 10 });
  const line = page.querySelector('[role=grid]')?.parentElement?.querySelector(':scope > [aria-hidden=true]');
  expect(Math.abs(box(line).left - box(to).right)).toBeLessThan(2.5);
  pointer(from, 'pointercancel', { x: box(to).right });
});

test.each(scales)('moves a slider thumb to the pointer inside %s', async (_, style) => {
  let value: readonly number[] = [];
  root.render(
    <div style={{ ...style, inlineSize: 400 }}>
      <RangeSlider label="Hours" maxValue={24} value={[8, 18]} onChange={(next) => (value = next)} />
    </div>,
  );
  const thumbs = () => page.querySelectorAll('input[type=range]');
  await expect.poll(() => thumbs().length).toBe(2);
  const line = thumbs()[0]?.parentElement as HTMLElement;
  const scale = box(line).width / line.offsetWidth;
  pointer(line, 'pointerdown', { x: box(line).left + (9 + ((line.offsetWidth - 18) * 1) / 24) * scale });
  expect(value).toEqual([1, 18]);
});

test.each(scales)('opens a context menu at the pointer inside %s', async (_, style) => {
  root.render(
    <div style={{ ...style, inlineSize: 400 }}>
      <ContextMenu label="Actions" items={[{ id: 'edit', label: 'Edit', onAction: () => {} }]}>
        <p style={{ blockSize: 200 }}>Something</p>
      </ContextMenu>
    </div>,
  );
  const text = () => page.querySelector('p');
  await expect.poll(text).not.toBeNull();
  for (const [x, y] of [
    [70, 40],
    [90, 55],
  ]) {
    text()?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x!, clientY: y! }));
    const point = () => box(text()?.nextElementSibling);
    await expect.poll(() => Math.hypot(point().left - x!, point().top - y!)).toBeLessThan(1);
  }
});
