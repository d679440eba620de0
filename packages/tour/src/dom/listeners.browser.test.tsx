import { afterEach, expect, test, vi } from 'vitest';
import { begin, block, box, frames, isOpen, page, steps, titleShown, tourOf } from '../testing/page.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Listeners that were added and not yet removed, by signal or by call. */
function watchListeners(): () => string[] {
  const added = new Set<{ type: string; listener: unknown; signal: AbortSignal | undefined; target: EventTarget }>();
  // oxlint-disable-next-line typescript/unbound-method -- applied to their target below
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
    const [type, listener, options] = given;
    const signal = typeof options === 'object' ? options.signal : undefined;
    added.add({ type, listener, signal, target: this ?? globalThis });
    add.apply(this ?? globalThis, given);
  });
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (this: EventTarget, ...given) {
    for (const one of added) if (one.listener === given[1] && one.type === given[0]) added.delete(one);
    remove.apply(this ?? globalThis, given);
  });
  return () =>
    [...added]
      .filter(({ signal, target }) => !signal?.aborted && !(target instanceof AbortSignal))
      .map(({ type }) => type);
}

const options = { overlay: true };

test('a hundred tours leave no node, attribute or listener behind (34)', async () => {
  page(`<button id="opener">Open</button><div id="one">one</div>${block('two')}`);
  const tour = tourOf(steps('#one', '#two', '#missing'), { ...options, targetTimeout: 0 });
  await begin(tour);
  tour.stop();
  const before = document.documentElement.outerHTML;
  const remaining = watchListeners();
  for (let cycle = 0; cycle < 100; cycle += 1) {
    tour.start();
    tour.next();
    if (cycle % 2) tour.next();
    tour.stop();
  }
  expect(remaining()).toEqual([]);
  await frames(2);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(tour.getSnapshot().index).toBe(-1);
});

test('a tour stopped while it starts does not appear (9)', async () => {
  page(block('one'));
  const tour = tourOf(steps('#one'), { ...options, startTimeout: 1 });
  tour.start();
  tour.stop();
  const other = tourOf(steps('#one'), { ...options, startTimeout: 2 }, 'other');
  await begin(other);
  expect(document.querySelectorAll('.tour-box')).toHaveLength(1);
  expect(tour.getSnapshot().index).toBe(-1);
});

test('a tour restarted while running has one box, at the first step (2)', async () => {
  page(block('one'));
  const onStop = vi.fn<() => void>();
  const tour = tourOf(steps('#one', '#one'), { ...options, callbacks: { onStop } });
  await begin(tour);
  tour.next();
  await begin(tour);
  expect(titleShown()).toBe('Title 0');
  expect(onStop).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('.tour-box, .tour-spotlight')).toHaveLength(2);
});

test('only one tour is visible at a time, each with its own options (33)', async () => {
  page(block('one'));
  const onStop = vi.fn<() => void>();
  const first = tourOf(steps('#one'), { ...options, labels: { buttonStop: 'First' }, callbacks: { onStop } });
  const second = tourOf(steps(null), { ...options, labels: { buttonStop: 'Second' } }, 'second');
  await begin(first);
  await begin(second);
  expect(document.querySelectorAll('.tour-box')).toHaveLength(1);
  expect(box().textContent).toContain('Second');
  expect(onStop).toHaveBeenCalledOnce();
  expect(first.getSnapshot().index).toBe(-1);
  second.stop();
  expect(isOpen()).toBe(false);
  await begin(first);
  expect(box().textContent).toContain('First');
});

test('focus returns to its origin after a callback starts another tour (29, 33)', async () => {
  page(`<button id="opener">Open</button>${block('one')}`);
  document.querySelector<HTMLElement>('#opener')?.focus();
  const second = tourOf(steps(null), options, 'second');
  const first = tourOf(steps('#one', '#one'), { ...options, callbacks: { onNextStep: () => void second.start() } });
  await begin(first);
  first.next();
  await vi.waitUntil(() => second.getSnapshot().index === 0);
  expect(document.querySelectorAll('.tour-box')).toHaveLength(1);
  expect(first.getSnapshot().index).toBe(-1);
  second.stop();
  expect(document.activeElement?.id).toBe('opener');
});

test('only one box appears if two tours start after a third (33)', async () => {
  const last = tourOf(steps(null), { ...options, labels: { buttonStop: 'Last' } }, 'last');
  const onStop = () => void last.start();
  const first = tourOf(steps(null), { ...options, callbacks: { onStop } }, 'first');
  const second = tourOf(steps(null), options, 'second');
  await begin(second);
  await begin(last);
  await begin(first);
  second.start();
  await vi.waitUntil(() => last.getSnapshot().index === 0);
  expect(document.querySelectorAll('.tour-box')).toHaveLength(1);
  expect(box().textContent).toContain('Last');
  expect(second.getSnapshot().index).toBe(-1);
});

test('does no work while a step is shown and nothing happens (35)', async () => {
  page(block('one'));
  await begin(tourOf(steps('#one'), options));
  await frames(5);
  const request = vi.spyOn(globalThis, 'requestAnimationFrame');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  await frames(10);
  observer.disconnect();
  // The ten calls are made by this test.
  expect(request).toHaveBeenCalledTimes(10);
  expect(changes).toEqual([]);
});

test('box and spotlight scroll with the page without style changes (35)', async () => {
  page(`${block('one')}${block('space', 3000)}`);
  await begin(tourOf(steps('#one'), options));
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  scrollTo({ top: 20, behavior: 'instant' });
  await frames(3);
  observer.disconnect();
  expect(changes).toEqual([]);
});
