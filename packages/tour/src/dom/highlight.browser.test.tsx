import { beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { begin, box, element, frames, page, rect, spotlight, steps, tourOf } from '../testing/page.ts';

const three = `<div style="height:100px"></div>
  <button id="one" style="display:block;width:100px;height:40px">one</button>
  <button id="two" style="display:block;position:fixed;bottom:0;width:100px;height:40px">two</button>`;

beforeEach(() => browserPage.viewport(1600, 900));

function hits(id: string): boolean {
  const { left, top } = rect(`#${id}`);
  return document.elementFromPoint(left + 5, top + 5)?.id === id;
}

test('blocks the page and the target for the pointer (31)', async () => {
  page(three);
  await begin(tourOf(steps('#one'), { overlay: true }));
  expect(hits('one')).toBe(false);
  expect(hits('two')).toBe(false);
  expect(getComputedStyle(spotlight()).outlineStyle).toBe('solid');
});

test('opens the target with clickThrough, also for a single step (31)', async () => {
  page(three);
  const [first, second] = steps('#one', '#one');
  if (!first || !second) throw new Error('Two steps.');
  const tour = tourOf([{ ...first, clickThrough: true }, second], { overlay: true });
  await begin(tour);
  expect(hits('one')).toBe(true);
  expect(hits('two')).toBe(false);
  tour.next();
  expect(hits('one')).toBe(false);
});

test('dims everything for a floating step (31)', async () => {
  page(three);
  await begin(tourOf(steps(null), { overlay: true, clickThrough: true }));
  // The hole in the backdrop.
  expect(rect(spotlight())).toMatchObject({ x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 });
  expect(hits('one')).toBe(false);
  expect(hits('two')).toBe(false);
});

test('adds no scrollable overflow (31)', async () => {
  page(three);
  const { scrollHeight, scrollWidth } = document.documentElement;
  await begin(tourOf(steps('#one'), { overlay: true }));
  expect(document.documentElement.scrollHeight).toBe(scrollHeight);
  expect(document.documentElement.scrollWidth).toBe(scrollWidth);
});

test('surrounds a field with its frame and icon, and no more (40)', async () => {
  page(`<div id="row" style="display:flex;gap:8px">
    <span id="frame" style="border:1px solid;padding:4px"><i>i</i><input id="one" style="border:0"></span><button>Go</button>
  </div><input id="two" style="border:1px solid">`);
  const tour = tourOf(steps('#one', '#two'), { overlay: true });
  await begin(tour);
  expect(rect(spotlight())).toMatchObject({ width: rect('#frame').width, height: rect('#frame').height });
  tour.next();
  expect(rect(spotlight())).toMatchObject({ width: rect('#two').width, height: rect('#two').height });
});

test('marks the target and leaves the page usable by default (32)', async () => {
  page(three);
  await begin(tourOf(steps('#one')));
  expect(getComputedStyle(spotlight()).outlineStyle).toBe('none');
  expect(hits('one')).toBe(true);
  expect(hits('two')).toBe(true);
});

test('a floating step without an overlay shows only the box (32)', async () => {
  await begin(tourOf(steps(null)));
  for (const layer of [spotlight(), element('.tour-arrow')]) expect(layer.checkVisibility()).toBe(false);
});

test('a ring and an arrow mark the target by default (37)', async () => {
  page(three);
  await begin(tourOf(steps('#one')));
  expect(rect(spotlight())).toMatchObject({ x: 0, y: 100, width: 100, height: 40 });
  expect(getComputedStyle(spotlight(), '::after').outlineStyle).toBe('solid');
  const arrow = rect('.tour-arrow');
  expect(arrow.top + arrow.height / 2).toBeCloseTo(rect(box()).top, 0);
  expect(arrow.left + arrow.width / 2).toBeCloseTo(50, 0);
});

test('only the arrow marks the target without highlight (37)', async () => {
  page(three);
  await begin(tourOf(steps('#one'), { highlight: false }));
  expect(getComputedStyle(spotlight(), '::after').content).toBe('none');
  expect(element('.tour-arrow').checkVisibility()).toBe(true);
  expect(hits('one')).toBe(true);
});

test.each(['position:absolute', 'position:fixed'])(
  'follows a target that scrolls or stays: %s (20, 31)',
  async (position) => {
    page(
      `<div style="height:3000px"></div><div id="one" style="${position};left:40px;top:900px;width:100px;height:40px"></div>`,
    );
    scrollTo({ top: 800, behavior: 'instant' });
    element('#one').style.top = position.includes('fixed') ? '60px' : '900px';
    await begin(tourOf(steps('#one'), { overlay: true }));
    expect(rect(spotlight())).toMatchObject({ y: rect('#one').y, height: 40 });
    scrollBy({ top: 30, behavior: 'instant' });
    await frames(2);
    expect(rect(spotlight())).toMatchObject({ y: rect('#one').y, height: 40 });
  },
);

test.each([
  [4, 40],
  [1, 1],
])('opens a target of %d × %d pixels, and nothing else on the page (31)', async (width, height) => {
  page(`<div id="all" style="position:fixed;inset:0"></div>
    <div id="one" style="position:fixed;left:400px;top:300px;width:${width}px;height:${height}px"></div>`);
  await begin(tourOf(steps('#one'), { overlay: true, clickThrough: true }));
  expect(document.elementFromPoint(400 + width / 2, 300 + height / 2)?.id).toBe('one');
  for (const [x, y] of [
    [398, 298],
    [400 + width + 2, 302],
    [402, 300 + height + 2],
    [5, 5],
    [innerWidth - 5, innerHeight - 5],
  ] as const)
    expect(document.elementFromPoint(x, y)).toBe(spotlight());
});
