import { beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import {
  begin,
  block,
  box,
  button,
  element,
  frames,
  gap,
  page,
  rect,
  spotlight,
  steps,
  tourOf,
} from '../testing/page.ts';

const space = '<div style="height:2000px"></div>';

function expectInView(): void {
  const { left, top, right, bottom } = rect(box());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
}

function expectLit(selector: string): void {
  const lit = rect(spotlight());
  const target = rect(selector);
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) expect(lit[edge]).toBeCloseTo(target[edge], 0);
}

beforeEach(() => browserPage.viewport(1000, 700));

const options = { overlay: true };

test('places the box below its target, and the spotlight around it (18)', async () => {
  page(`${space}<div id="two" style="width:300px;height:40px;margin-left:300px"></div>${space}`);
  await begin(tourOf(steps('#two'), options));
  expect(gap('#two')).toBe(20);
  expect(rect(box()).top).toBe(rect('#two').bottom + 20);
  expect(rect(box()).left + rect(box()).width / 2).toBe(450);
  expectLit('#two');
});

test.each(['html', 'body'])('scales the distance with a zoom on %s (18, 20)', async (zoomed) => {
  page(`${space}<div id="two" style="width:200px;height:40px;margin-left:200px"></div>${space}`);
  element(zoomed).style.zoom = '1.5';
  await begin(tourOf(steps('#two'), options));
  expect(gap('#two')).toBeCloseTo(30, 0);
  expectLit('#two');
  expectInView();
  scrollBy({ top: 50, behavior: 'instant' });
  await frames(2);
  expectLit('#two');
});

test.each([
  ['top', 'ltr', 'bottom', 'top', -20],
  ['start', 'ltr', 'right', 'left', -20],
  ['end', 'ltr', 'left', 'right', 20],
  ['start', 'rtl', 'left', 'right', 20],
  ['end', 'rtl', 'right', 'left', -20],
] as const)('uses side %s in a page from %s (18)', async (placement, direction, ofBox, ofTarget, distance) => {
  document.documentElement.dir = direction;
  page('<div id="one" style="position:fixed;top:300px;left:450px;width:100px;height:100px"></div>');
  const [step] = steps('#one');
  await begin(tourOf(step ? [{ ...step, placement }] : [], options));
  expect(rect(box())[ofBox]).toBeCloseTo(rect('#one')[ofTarget] + distance, 0);
  expectInView();
});

test('flips and shifts the box where there is no room (18)', async () => {
  page('<div id="corner" style="position:fixed;bottom:0;right:0;width:40px;height:40px"></div>');
  await begin(tourOf(steps('#corner'), options));
  expect(rect(box()).bottom).toBeCloseTo(rect('#corner').top - 20, 0);
  expectInView();
});

test('finds a side next to a target as tall as the viewport (18)', async () => {
  page('<nav id="tall" style="position:fixed;inset:0 auto 0 0;width:200px"></nav>');
  await begin(tourOf(steps('#tall'), options));
  expect(rect(box()).left).toBe(220);
  expectInView();
});

test('stays in view over a target larger than the viewport (18)', async () => {
  page(`${space}${block('huge', 3000)}${space}`);
  await begin(tourOf(steps('#huge'), options));
  expectInView();
  expect(rect('#huge').top).toBe(0);
});

test('box and target fit at 320 px width (18)', async () => {
  await browserPage.viewport(320, 560);
  page(`${space}<div id="far" style="width:30px;height:30px;margin-left:280px"></div>${space}`);
  await begin(tourOf(steps('#far'), options));
  expectInView();
  expect(gap('#far')).toBe(20);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('long labels wrap at 320 px width, and the progress stays on one line (16, 18)', async () => {
  await browserPage.viewport(320, 560);
  page(block('far'));
  const labels = { buttonSkip: 'Nicht jetzt', buttonPrevious: 'Ein Schritt zurück', buttonNext: 'Weiter geht es' };
  await begin(tourOf(steps('#far', '#far', '#far'), { ...options, labels }), 1);
  expectInView();
  expect(box().scrollWidth).toBe(box().clientWidth);
  expect(rect('.tour-progress').height).toBeLessThan(30);
});

test('stays in view at 400% zoom on a 1,280 × 1,024 screen, and long text scrolls (18)', async () => {
  await browserPage.viewport(320, 256);
  page(`${space}${block('far')}${space}`);
  const [step] = steps('#far');
  const content = 'A long text. '.repeat(60);
  await begin(tourOf(step ? [{ ...step, content }] : [], options));
  expectInView();
  expect(box().scrollHeight).toBeGreaterThan(box().clientHeight);
  expect(getComputedStyle(box()).overflowY).toBe('auto');
  expect(rect('.tour-footer').bottom).toBeCloseTo(rect(box()).bottom - 1, 0);
  expect(rect('.tour-stop').bottom).toBeCloseTo(rect(box()).bottom - 17, 0);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('is centered without a target, and the tour continues (17)', async () => {
  page(block('two'));
  const tour = tourOf(steps(null, '#two', null), options);
  await begin(tour);
  const { left, top, right, bottom } = rect(box());
  expect((left + right) / 2).toBe(500);
  expect((top + bottom) / 2).toBe(350);
  button('next').click();
  expect(gap('#two')).toBe(20);
  button('next').click();
  expect(rect(box()).top).toBe(top);
  expect(tour.getSnapshot().index).toBe(2);
});

test('follows the target while page and nested scrollers scroll (20)', async () => {
  page(
    `${space}<div id="scroller" style="height:300px;overflow:auto">${space}<div id="deep" style="width:300px;height:40px"></div>${space}</div>${space}`,
  );
  await begin(tourOf(steps('#deep'), options));
  expect(gap('#deep')).toBe(20);
  for (const scroller of [document.documentElement, element('#scroller')]) {
    scroller.scrollBy({ top: 60, behavior: 'instant' });
    await frames(2);
    expect(gap('#deep')).toBe(20);
    expectLit('#deep');
  }
});

test('follows a target that grows or is pushed away (20)', async () => {
  page('<div id="above" style="height:100px"></div><div id="one" style="width:300px;height:40px"></div>');
  await begin(tourOf(steps('#one'), options));
  element('#one').style.height = '120px';
  await frames(3);
  expect(gap('#one')).toBe(20);
  expectLit('#one');
  element('#above').style.height = '220px';
  await expect.poll(() => rect(spotlight()).top).toBe(220);
  expect(gap('#one')).toBe(20);
  await browserPage.viewport(800, 700);
  await expect.poll(() => gap('#one')).toBe(20);
  expectLit('#one');
});

test.each(['', 'overflow:auto;width:600px;margin-left:200px'])(
  'is next to the visible part of a target wider than the window or its scroller: %s (18)',
  async (style) => {
    page(`<div id="around" style="${style}"><div id="wide" style="width:3000px;height:200px"></div></div>`);
    await begin(tourOf(steps('#wide'), options));
    expectInView();
    expect(gap('#wide')).toBe(20);
    expect(rect(box()).left + rect(box()).width / 2).toBe(500);
    expect(rect(spotlight()).right).toBe(rect(style ? '#around' : '#wide').right);
    scrollTo({ left: 500, behavior: 'instant' });
    element('#around').scrollLeft = 500;
    await frames(2);
    expectInView();
  },
);

test.each([
  ['up', 200, 0],
  ['down', -200, 700],
])('stays in view if the target is scrolled away, and points %s (18, 41)', async (_, away, edge) => {
  page(`${space}<div id="two" style="width:300px;height:40px;margin-left:300px"></div>${space}`);
  await begin(tourOf(steps('#two'), options));
  scrollBy({ top: away * 5, behavior: 'instant' });
  await frames(2);
  expectInView();
  const arrow = rect('.tour-arrow');
  expect(Math.abs(arrow.top + arrow.height / 2 - edge)).toBe(20);
  expect(arrow.left + arrow.width / 2).toBeCloseTo(450, 0);
  scrollBy({ top: away * -5, behavior: 'instant' });
  await frames(2);
  expect(gap('#two')).toBe(20);
});

test('is next to a visible target at 760 × 460, without scrolling (18, 25)', async () => {
  await browserPage.viewport(760, 460);
  page(`<div style="height:230px"></div><div id="one" style="width:300px;height:60px"></div>${space}`);
  await begin(tourOf(steps('#one'), options));
  expect(scrollY).toBe(0);
  expectInView();
  expect(gap('#one')).toBeGreaterThanOrEqual(8);
});
