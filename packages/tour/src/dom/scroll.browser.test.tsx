import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { begin, box, element, frames, gap, page, rect, steps, tourOf } from '../testing/page.ts';

const space = '<div style="height:3000px"></div>';
const middle = () => (rect('#two').top + rect('#two').bottom) / 2;

beforeEach(() => browserPage.viewport(1000, 700));
afterEach(() => {
  vi.restoreAllMocks();
});

const slow = (duration: number) => {
  const [step] = steps('#two');
  if (!step) throw new Error('One step.');
  return tourOf([{ ...step, duration }]);
};

test('takes the given time and centers the target (25)', async () => {
  page(`${space}<div id="two" style="width:300px;height:40px"></div>${space}`);
  await begin(slow(300));
  expect(scrollY).toBeLessThan(1000);
  const positions = new Set<number>();
  await vi.waitUntil(async () => {
    positions.add(scrollY);
    await frames(1);
    return Math.abs(middle() - 350) < 1;
  });
  expect(positions.size).toBeGreaterThan(3);
  await frames(2);
  expect(gap('#two')).toBe(20);
});

test.each(['wheel', 'touchstart', 'keydown'])('is interrupted by %s (25)', async (type) => {
  page(`${space}<div id="two" style="width:300px;height:40px"></div>${space}`);
  await begin(slow(60_000));
  await frames(3);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  const stopped = scrollY;
  expect(stopped).toBeLessThan(2000);
  await frames(3);
  expect(scrollY).toBe(stopped);
});

test('is instant with reduced motion (25)', async () => {
  const real = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? real('all') : real(query),
  );
  page(`${space}<div id="two" style="width:300px;height:40px"></div>${space}`);
  await begin(slow(60_000));
  expect(middle()).toBe(350);
});

test('stops with the tour (25, 34)', async () => {
  page(`${space}<div id="two" style="width:300px;height:40px"></div>${space}`);
  const tour = slow(60_000);
  await begin(tour);
  tour.stop();
  const stopped = scrollY;
  await frames(3);
  expect(scrollY).toBe(stopped);
});

test('ignores a link target that is removed during the scroll (22, 25)', async () => {
  page(`${space}<a id="two" href="#elsewhere">two</a>${space}`);
  const [step] = steps('#two');
  await begin(tourOf(step ? [{ ...step, duration: 100, offset: 80 }] : []));
  const failed = vi.fn<() => void>();
  addEventListener('error', failed, { once: true });
  element('#two').remove();
  await frames(12);
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('moves every scroller around the target, including smooth ones (21, 25)', async () => {
  page(
    `<style>* { scroll-behavior: smooth }</style>${space}<div id="outer" style="height:400px;overflow:auto">${space}<div id="inner" style="height:200px;overflow:auto">${space}<div id="two" style="width:300px;height:40px"></div>${space}</div>${space}</div>${space}`,
  );
  await begin(slow(0));
  const { top, bottom } = rect('#two');
  for (const frame of ['#outer', '#inner']) {
    expect(top).toBeGreaterThanOrEqual(rect(frame).top);
    expect(bottom).toBeLessThanOrEqual(rect(frame).bottom);
  }
  expect(gap('#two')).toBe(20);
});

test('keeps the offset free above a tall target (26)', async () => {
  page(`${space}<div id="two" style="height:680px;width:300px"></div>${space}`);
  const [step] = steps('#two');
  await begin(tourOf(step ? [{ ...step, offset: 80 }] : []));
  expect(rect('#two').top).toBe(80);
  expect(element('#two').getAttributeNames()).toEqual(['id', 'style']);
});

test.each(['transform:scale(0.5);transform-origin:0 0', 'zoom:1.5'])(
  'keeps the offset free above a tall target in a scroller with %s (26)',
  async (style) => {
    page(
      `<div style="position:fixed;inset:0;${style}"><div style="height:300px;overflow:auto">${space}<div id="two" style="height:290px;width:300px"></div>${space}</div></div>`,
    );
    const [step] = steps('#two');
    await begin(tourOf(step ? [{ ...step, offset: 60 }] : []));
    expect(rect('#two').top).toBeCloseTo(60, 0);
  },
);

test('centers a target that has enough space above (26)', async () => {
  page(`${space}<div id="two" style="height:40px;width:300px"></div>${space}`);
  const [step] = steps('#two');
  await begin(tourOf(step ? [{ ...step, offset: 80 }] : []));
  expect(middle()).toBe(350);
});

test('does not scroll the page for fixed targets, but scrolls fixed scrollers (21, 26)', async () => {
  page(
    `${space}<div id="fixed" style="position:fixed;top:20px;height:100px;width:300px;overflow:auto"><div id="two" style="height:40px"></div>${space}<p id="deep">deep</p></div>${space}`,
  );
  scrollTo({ top: 1500, behavior: 'instant' });
  const around = steps('#two', '#deep').map((step) => ({ ...step, offset: 80 }));
  const tour = tourOf(around);
  await begin(tour);
  expect(scrollY).toBe(1500);
  tour.next();
  expect(scrollY).toBe(1500);
  expect(rect('#deep').top).toBeLessThan(120);
});

test('does not scroll for a target fully in view with its offset (25, 26)', async () => {
  page(`<div style="height:200px"></div><div id="two" style="height:40px;width:300px"></div>${space}`);
  scrollTo({ top: 100, behavior: 'instant' });
  const [step] = steps('#two');
  if (!step) throw new Error('One step.');
  const tour = tourOf([
    { ...step, offset: 100 },
    { ...step, offset: 101 },
  ]);
  await begin(tour);
  expect(scrollY).toBe(100);
  tour.next();
  expect(scrollY).toBeLessThan(100);
});

test('scrolls to a target partly hidden by the window or a scroller (21, 25)', async () => {
  page(
    `<div id="one" style="height:300px;overflow:auto">${space}<div id="two" style="height:40px"></div>${space}</div>${space}<div id="three" style="height:40px"></div>${space}`,
  );
  element('#one').scrollTop = 3000 - 280;
  const tour = tourOf(steps('#two', '#three'));
  await begin(tour);
  expect(middle()).toBeCloseTo(150, 0);
  scrollTo({ top: rect('#three').bottom + scrollY - 20, behavior: 'instant' });
  tour.next();
  expect(rect('#three').top).toBeGreaterThan(0);
});

test('keeps the box at the final position of the target, also if the scroll is interrupted (18, 25)', async () => {
  page(`${space}<div id="two" style="width:300px;height:40px"></div>${space}`);
  await begin(slow(60_000));
  await frames(3);
  expect(rect(box()).top).toBe(350 + 20 + 20);
  dispatchEvent(new Event('wheel'));
  await frames(2);
  expect(rect(box()).bottom).toBe(innerHeight - 20);
});
