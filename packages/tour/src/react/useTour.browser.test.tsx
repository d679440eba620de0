import { act, StrictMode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block, box, button, isOpen, page, steps, titleShown } from '../testing/page.ts';
import { type TourDefinition, useTour } from './index.ts';

let root: Root | undefined;
const onStop = vi.fn<() => void>();
const definition: TourDefinition = { name: 'react', steps: steps('#one', '#one'), options: { callbacks: { onStop } } };

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onStop.mockClear();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.restoreAllMocks();
});

async function render(node: React.ReactNode): Promise<void> {
  page(`${block('one')}<div id="root"></div>`);
  const container = document.querySelector('#root');
  if (!container) throw new Error('No root.');
  root = createRoot(container);
  await act(async () => root?.render(<StrictMode>{node}</StrictMode>));
}

function Guided({ shown = definition }: { shown?: TourDefinition }) {
  const { tour, index, count, isPending } = useTour(shown);
  useEffect(() => void tour.start(), [tour]);
  return <output>{`${index} of ${count}, ${isPending ? 'pending' : 'settled'}`}</output>;
}

test('returns the current state, in StrictMode without warnings (13)', async () => {
  const complaints = vi.spyOn(console, 'error');
  await render(<Guided />);
  expect(document.querySelector('output')?.textContent).toBe('0 of 2, settled');
  expect(document.querySelectorAll('.tour-box')).toHaveLength(1);
  await act(async () => button('next').click());
  expect(document.querySelector('output')?.textContent).toBe('1 of 2, settled');
  expect(complaints).not.toHaveBeenCalled();
});

test('ends with its component (6, 34)', async () => {
  await render(<Guided />);
  onStop.mockClear();
  expect(isOpen()).toBe(true);
  await act(async () => root?.unmount());
  expect(isOpen()).toBe(false);
  expect(onStop).toHaveBeenCalledOnce();
});

test('accepts a new definition object on each render', async () => {
  function Renamed() {
    const [name, setName] = useState('first');
    return (
      <>
        <button id="rename" onClick={() => setName('second')}>
          Rename
        </button>
        <Guided shown={{ name: 'inline', steps: [{ content: name }, { header: { title: name }, content: 'Last' }] }} />
      </>
    );
  }
  await render(<Renamed />);
  expect(box().textContent).toContain('first');
  await act(async () => document.querySelector<HTMLElement>('#rename')?.click());
  await act(async () => button('next').click());
  expect(titleShown()).toBe('second');
});
