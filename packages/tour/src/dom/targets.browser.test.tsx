import { beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import type { TourStep } from '../index.ts';
import {
  begin,
  block,
  box,
  element,
  frames,
  gap,
  isOpen,
  page,
  rect,
  spotlight,
  steps,
  titleShown,
  tourOf,
} from '../testing/page.ts';

const isFloating = () => box().hasAttribute('data-floating');

beforeEach(() => browserPage.viewport(1000, 700));

const missing = () => vi.fn<(step: TourStep) => void>();

test('waits for a late target while the previous step stays (10)', async () => {
  page(block('one'));
  const onTargetNotFound = missing();
  const tour = tourOf(steps('#one', '#late'), {
    targetTimeout: 30_000,
    callbacks: { onTargetNotFound },
  });
  await begin(tour);
  tour.next();
  expect(titleShown()).toBe('Title 0');
  expect(tour.getSnapshot()).toMatchObject({ index: 0, isPending: true });
  page(block('late'));
  await vi.waitUntil(() => titleShown() === 'Title 1');
  expect(gap('#late')).toBe(20);
  expect(onTargetNotFound).not.toHaveBeenCalled();
});

test('reports a missing target, and its step floats until it appears (11)', async () => {
  page(block('one'));
  const onTargetNotFound = missing();
  const tour = tourOf(steps('#one', '#late'), { targetTimeout: 20, callbacks: { onTargetNotFound } });
  await begin(tour);
  tour.next();
  await vi.waitUntil(() => titleShown() === 'Title 1');
  expect(onTargetNotFound).toHaveBeenCalledOnce();
  expect(isFloating()).toBe(true);
  page(block('late'));
  await vi.waitUntil(() => !isFloating());
  expect(gap('#late')).toBe(20);
  expect(onTargetNotFound).toHaveBeenCalledOnce();
});

test('scrolls to a target that appears out of view while its step floats (11, 25)', async () => {
  page(block('one'));
  const tour = tourOf(steps('#one', '#late'), { overlay: true, targetTimeout: 20 });
  await begin(tour);
  tour.next();
  await vi.waitUntil(() => titleShown() === 'Title 1');
  const space = '<div style="height:3000px"></div>';
  page(space + block('late') + space);
  await vi.waitUntil(() => !isFloating());
  expect(rect('#late').top).toBe((innerHeight - rect('#late').height) / 2);
  expect(gap('#late')).toBe(20);
});

test('stops the tour for a missing target with stopOnTargetNotFound (11)', async () => {
  page(block('one'));
  const onStop = vi.fn<() => void>();
  const onTargetNotFound = missing();
  const tour = tourOf(steps('#one', '#missing'), {
    targetTimeout: 20,
    stopOnTargetNotFound: true,
    callbacks: { onStop, onTargetNotFound },
  });
  await begin(tour);
  tour.next();
  await vi.waitUntil(() => !isOpen());
  expect(onTargetNotFound).toHaveBeenCalledOnce();
  expect(onStop).toHaveBeenCalledOnce();
  expect(tour.getSnapshot().index).toBe(-1);
});

test('follows a replaced node within two frames (22)', async () => {
  page(`<main>${block('one')}</main>`);
  await begin(tourOf(steps('#one'), { overlay: true }));
  element('main').replaceChildren();
  page('<div style="height:200px"></div><div id="one" style="height:60px;width:200px"></div>');
  await frames(2);
  expect(gap('#one')).toBe(20);
  expect(box().contains(document.activeElement)).toBe(true);
});

test('floats when the target is removed, and the next step works (22)', async () => {
  page(`${block('one')}${block('two')}`);
  const tour = tourOf(steps('#one', '#two'));
  await begin(tour);
  element('#one').remove();
  await vi.waitUntil(isFloating);
  tour.next();
  expect(gap('#two')).toBe(20);
  element('#two').style.display = 'none';
  await vi.waitUntil(isFloating);
  element('#two').style.display = '';
  await vi.waitUntil(() => !isFloating());
  expect(gap('#two')).toBe(20);
});

test('places box and spotlight next to an SVG element and follows it (24)', async () => {
  page('<svg width="600" height="300"><rect id="bar" x="20" y="20" width="40" height="60" /></svg>');
  await begin(tourOf(steps('#bar'), { overlay: true }));
  expect(isOpen()).toBe(true);
  await vi.waitUntil(() => !isFloating());
  await vi.waitUntil(() => rect(spotlight()).left === rect('#bar').left);
  expect(gap('#bar')).toBe(20);
  element<SVGRectElement>('#bar').setAttribute('x', '220');
  await vi.waitUntil(() => rect(spotlight()).left === rect('#bar').left);
  expect(rect(spotlight()).width).toBe(40);
  expect(gap('#bar')).toBe(20);
});

test('places the next and the previous step normally after an SVG element (24)', async () => {
  page(`<svg width="600" height="300"><rect id="bar" x="20" y="20" width="40" height="60" /></svg>${block('one')}`);
  const tour = tourOf(steps('#bar', '#one', null), { overlay: true });
  await begin(tour);
  await vi.waitUntil(() => !isFloating());
  tour.next();
  expect(gap('#one')).toBe(20);
  expect(rect(spotlight()).top).toBe(rect('#one').top);
  tour.next();
  expect(isFloating()).toBe(true);
  expect(rect(box()).left).toBe((document.documentElement.clientWidth - rect(box()).width) / 2);
  tour.goTo(0);
  expect(isFloating()).toBe(false);
  expect(gap('#bar')).toBe(20);
});

const unseen = [
  'hidden',
  'style="visibility:hidden"',
  'style="opacity:0"',
  'style="width:0;height:0"',
  'style="position:absolute;left:-9999px"',
  'style="position:fixed;left:100vw"',
  'style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"',
  'style="position:absolute;clip:rect(0,0,0,0)"',
] as const;

test.each(unseen)('uses the first rendered of several matches, not: %s (24)', async (attribute) => {
  page(`<div class="item" ${attribute}>a</div><div class="item" id="shown">b</div><div class="item">c</div>`);
  await begin(tourOf(steps('.item'), { overlay: true }));
  const { x, y, width } = rect('#shown');
  expect(rect(spotlight())).toMatchObject({ x, y, width });
});

test.each(['height:0;overflow:hidden', 'opacity:0', 'content-visibility:hidden;height:40px'])(
  'ignores targets inside unrendered elements: %s (24)',
  async (style) => {
    page(`<div style="${style}"><div class="item">a</div></div><div class="item" id="shown">b</div>`);
    await begin(tourOf(steps('.item')));
    expect(rect(box()).top).toBe(rect('#shown').bottom + 20);
  },
);

test('treats a target that scrolling reveals as rendered, also from right to left (24)', async () => {
  for (const direction of ['ltr', 'rtl']) {
    document.documentElement.dir = direction;
    page(
      `<div style="width:300px;overflow:auto"><div style="width:2000px"><div class="item" id="first" style="width:100px;margin-inline-start:1800px">a</div></div></div><div class="item">b</div>`,
    );
    const tour = tourOf(steps('.item'));
    await begin(tour);
    expect(gap('#first')).toBe(20);
    tour.stop();
    document.body.replaceChildren();
  }
});

test('reports the target as not found without a rendered match (11, 24)', async () => {
  page(`<div class="item" style="opacity:0">a</div><div class="item" hidden>b</div>`);
  const onTargetNotFound = missing();
  await begin(tourOf(steps('.item'), { targetTimeout: 20, callbacks: { onTargetNotFound } }));
  expect(onTargetNotFound).toHaveBeenCalledOnce();
  expect(isFloating()).toBe(true);
});

test('finds a target that a media query shows later (10)', async () => {
  page(`<style>@media (min-width: 900px) { #one { display: none } }</style>${block('one')}`);
  const tour = tourOf(steps('#one'), { targetTimeout: 3_600_000 });
  tour.start();
  await browserPage.viewport(800, 700);
  await vi.waitUntil(isOpen);
  expect(gap('#one')).toBe(20);
});

test('places box and spotlight at a target in a foreignObject (24)', async () => {
  page(
    '<div style="height:1000px"></div><svg width="600" height="300"><foreignObject x="100" y="50" width="200" height="100"><div id="one" style="width:80px;height:30px"></div></foreignObject></svg><div style="height:1000px"></div>',
  );
  await begin(tourOf(steps('#one'), { overlay: true }));
  expect(gap('#one')).toBe(20);
  expect(rect(spotlight())).toMatchObject({ x: rect('#one').x, y: rect('#one').y, width: 80, height: 30 });
});

test('accepts an element as target, also inside an SVG (24)', async () => {
  page(`${block('one')}<svg width="600" height="300"><rect id="bar" x="20" y="20" width="40" height="60" /></svg>`);
  const tour = tourOf(steps(element('#one'), element('#bar')), { overlay: true });
  await begin(tour);
  expect(isFloating()).toBe(false);
  expect(gap('#one')).toBe(20);
  tour.next();
  await vi.waitUntil(() => !isFloating());
  expect(gap('#bar')).toBe(20);
});

test('skips a step with a missing target with skipStepOnTargetNotFound, in both directions (11)', async () => {
  page(`${block('one')}${block('three')}`);
  const onTargetNotFound = missing();
  const tour = tourOf(steps('#one', '#missing', '#three'), {
    targetTimeout: 20,
    skipStepOnTargetNotFound: true,
    callbacks: { onTargetNotFound },
  });
  await begin(tour);
  tour.next();
  await vi.waitUntil(() => titleShown() === 'Title 2');
  expect(gap('#three')).toBe(20);
  tour.previous();
  await vi.waitUntil(() => titleShown() === 'Title 0');
  expect(gap('#one')).toBe(20);
  expect(onTargetNotFound.mock.calls.map(([{ content }]) => content)).toEqual(['Content 1', 'Content 1']);
});

/** A frame with space around its content, so that a forgotten offset is visible. */
async function frame(html: string): Promise<Document> {
  page('<iframe style="margin:50px 0 0 70px;border:5px solid;padding:7px;width:400px;height:300px"></iframe>');
  const iframe = element<HTMLIFrameElement>('iframe');
  const loaded = new Promise((resolve) => {
    iframe.onload = resolve;
  });
  iframe.srcdoc = `<!doctype html><body style="margin:0">${html}`;
  await loaded;
  if (!iframe.contentDocument) throw new Error('The frame shows no document of ours.');
  return iframe.contentDocument;
}
const inFrame = `<div style="height:900px"></div><p id="one" style="margin:0 30px;width:120px;height:40px">one</p><div style="height:900px"></div>`;
/** The position of a target in the frame, relative to the page. */
function framed(target: Element): DOMRect {
  const { x, y, width, height } = rect(target);
  const { left, top } = rect('iframe');
  return new DOMRect(left + 12 + x, top + 12 + y, width, height);
}
const spotlightIsAt = ({ x, y, width, height }: DOMRect) => {
  const shown = rect(spotlight());
  return [shown.x - x, shown.y - y, shown.width - width, shown.height - height].every((off) => Math.abs(off) < 1);
};

test('places box and spotlight at a target in a same-origin frame and follows it (21, 39)', async () => {
  page('<div style="height:800px"></div>');
  const inside = await frame(inFrame);
  page('<div style="height:2000px"></div>');
  const target = inside.querySelector('#one');
  if (!target) throw new Error('The frame is empty.');
  await begin(
    tourOf(
      steps(() => target),
      { overlay: true },
    ),
  );
  await vi.waitUntil(() => spotlightIsAt(framed(target)));
  expect(framed(target).top).toBeGreaterThanOrEqual(rect('iframe').top);
  expect(framed(target).bottom).toBeLessThanOrEqual(innerHeight);
  expect(rect(box()).top).toBeCloseTo(framed(target).bottom + 20, 0);
  inside.defaultView?.scrollBy({ top: 60, behavior: 'instant' });
  await vi.waitUntil(() => spotlightIsAt(framed(target)));
  scrollBy({ top: 40, behavior: 'instant' });
  await vi.waitUntil(() => spotlightIsAt(framed(target)));
  element('iframe').style.marginLeft = '110px';
  await vi.waitUntil(() => spotlightIsAt(framed(target)));
});

test('finds targets in a scaled frame at their visible position (39)', async () => {
  const inside = await frame(inFrame);
  element('iframe').style.transform = 'scale(0.5)';
  const target = inside.querySelector('#one');
  if (!target) throw new Error('The frame is empty.');
  await begin(tourOf(steps(target), { overlay: true }));
  const { left, top } = rect('iframe');
  const { x, y } = rect(target);
  await vi.waitUntil(() => !isFloating());
  expect(spotlightIsAt(new DOMRect(left + (12 + x) / 2, top + (12 + y) / 2, 60, 20))).toBe(true);
});

test('finds a target in a shadow root and its scroller with a function (21)', async () => {
  page(`<div style="height:2000px"></div><div id="host"></div><div style="height:2000px"></div>`);
  const scroller = document.createElement('div');
  scroller.style.cssText = 'height:200px;overflow:auto';
  const deep = document.createElement('div');
  deep.style.cssText = 'margin:600px 0;width:300px;height:40px';
  scroller.append(deep);
  element('#host').attachShadow({ mode: 'open' }).append(scroller);
  await begin(tourOf(steps(() => element('#host').shadowRoot?.querySelector('div > div'))));
  expect(rect(deep).top).toBeGreaterThanOrEqual(rect(scroller).top);
  expect(gap(deep)).toBe(20);
});

test('treats a function that throws as not found yet (10)', async () => {
  const tour = tourOf(
    steps(() => element('#later')),
    { targetTimeout: 30_000 },
  );
  tour.start();
  await frames(2);
  expect(isOpen()).toBe(false);
  page(block('later'));
  await vi.waitUntil(isOpen);
  expect(gap('#later')).toBe(20);
});

test('crosses a route change with a hook and a late target (1, 10)', async () => {
  page(block('one'));
  const [first, second] = steps('#one', '#on-the-other-page');
  if (!first || !second) throw new Error('Two steps.');
  const before = () => {
    document.body.querySelector('#one')?.remove();
    setTimeout(() => page(block('on-the-other-page')));
  };
  const tour = tourOf([first, { ...second, before }], { targetTimeout: 30_000 });
  await begin(tour);
  tour.next();
  await vi.waitUntil(() => titleShown() === 'Title 1');
  expect(gap('#on-the-other-page')).toBe(20);
});
