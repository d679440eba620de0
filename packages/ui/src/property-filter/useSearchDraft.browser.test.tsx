import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type SearchDraft, useSearchDraft } from './useSearchDraft.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A field whose page is drawn again and again, each time with another function. */
function field() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told: string[] = [];
  let search: SearchDraft | undefined;
  const onDraw = (now: SearchDraft) => {
    search = now;
  };
  function Field({ render, isHeld }: { render: number; isHeld: boolean }) {
    const now = useSearchDraft('', isHeld, (text) => told.push(`${text} ${render}`));
    useEffect(() => onDraw(now));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = (render: number, isHeld = false) => act(() => root.render(<Field render={render} isHeld={isHeld} />));
  return {
    told,
    draw,
    type: (text: string) => act(() => search?.setDraft(text)),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
  };
}

it('hands a text on when typing pauses, however often its page is drawn meanwhile (12)', () => {
  const { told, draw, type, wait } = field();
  draw(1);
  type('kofi');
  for (const render of [2, 3]) {
    wait(100);
    draw(render);
  }
  wait(49);
  expect(told).toEqual([]);
  wait(1);
  expect(told).toEqual(['kofi 3']);
});

it('hands nothing on while nothing may be asked, and then what was typed before (23)', () => {
  const { told, draw, type, wait } = field();
  draw(1);
  type('kofi');
  draw(2, true);
  wait(1_000);
  expect(told).toEqual([]);
  draw(3);
  wait(250);
  expect(told).toEqual(['kofi 3']);
});
