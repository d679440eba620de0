import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type SearchDraft, useSearchDraft } from './useSearchDraft.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A field whose parent re-renders with a new callback each time. */
function field() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const committed: string[] = [];
  let search: SearchDraft | undefined;
  const onDraw = (now: SearchDraft) => {
    search = now;
  };
  function Field({ render, isPaused }: { render: number; isPaused: boolean }) {
    const now = useSearchDraft('', isPaused, (text) => committed.push(`${text} ${render}`));
    useEffect(() => onDraw(now));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = (render: number, isPaused = false) =>
    act(() => root.render(<Field render={render} isPaused={isPaused} />));
  return {
    committed,
    draw,
    type: (text: string) => act(() => search?.setDraft(text)),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
  };
}

it('commits the text after a pause, regardless of re-renders (12)', () => {
  const { committed, draw, type, wait } = field();
  draw(1);
  type('kofi');
  for (const render of [2, 3]) {
    wait(100);
    draw(render);
  }
  wait(49);
  expect(committed).toEqual([]);
  wait(1);
  expect(committed).toEqual(['kofi 3']);
});

it('commits nothing while paused, then commits the pending text (23)', () => {
  const { committed, draw, type, wait } = field();
  draw(1);
  type('kofi');
  draw(2, true);
  wait(1_000);
  expect(committed).toEqual([]);
  draw(3);
  wait(250);
  expect(committed).toEqual(['kofi 3']);
});
