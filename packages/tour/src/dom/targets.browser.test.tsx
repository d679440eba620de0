import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  positionings,
  rect,
  spotlight,
  steps,
  titleShown,
  tourOf,
} from '../testing/page.ts';

const isFloating = () => box().hasAttribute('data-floating');

beforeEach(() => browserPage.viewport(1000, 700));

describe.each(positionings)('placed by %s', (positioning) => {
  const missing = () => vi.fn<(step: TourStep) => void>();

  test('one that comes late is waited for; the step before stays (10)', async () => {
    page(block('one'));
    const onTargetNotFound = missing();
    const tour = tourOf(steps('#one', '#late'), {
      positioning,
      targetTimeout: 30_000,
      callbacks: { onTargetNotFound },
    });
    await begin(tour);
    tour.next();
    expect(titleShown()).toBe('Title 0');
    expect(tour.getSnapshot()).toMatchObject({ index: 0, isPending: true });
    page(block('late'));
    await vi.waitUntil(() => titleShown() === 'Title 1');
    expect(gap('#late')).toBe(12);
    expect(onTargetNotFound).not.toHaveBeenCalled();
  });

  test('one that never comes is told, and the step floats until it does (11)', async () => {
    page(block('one'));
    const onTargetNotFound = missing();
    const tour = tourOf(steps('#one', '#late'), { positioning, targetTimeout: 20, callbacks: { onTargetNotFound } });
    await begin(tour);
    tour.next();
    await vi.waitUntil(() => titleShown() === 'Title 1');
    expect(onTargetNotFound).toHaveBeenCalledOnce();
    expect(isFloating()).toBe(true);
    page(block('late'));
    await vi.waitUntil(() => !isFloating());
    expect(gap('#late')).toBe(12);
    expect(onTargetNotFound).toHaveBeenCalledOnce();
  });

  test('one that comes out of sight while its step floats is brought into view (11, 25)', async () => {
    page(block('one'));
    const tour = tourOf(steps('#one', '#late'), { positioning, highlight: true, targetTimeout: 20 });
    await begin(tour);
    tour.next();
    await vi.waitUntil(() => titleShown() === 'Title 1');
    const space = '<div style="height:3000px"></div>';
    page(space + block('late') + space);
    await vi.waitUntil(() => !isFloating());
    expect(rect('#late').top).toBe((innerHeight - rect('#late').height) / 2);
    expect(gap('#late')).toBe(12);
  });

  test('one that never comes stops the tour where that is asked for (11)', async () => {
    page(block('one'));
    const onStop = vi.fn<() => void>();
    const onTargetNotFound = missing();
    const tour = tourOf(steps('#one', '#missing'), {
      positioning,
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

  test('a new node in its place is followed within two frames (22)', async () => {
    page(`<main>${block('one')}</main>`);
    await begin(tourOf(steps('#one'), { positioning, highlight: true }));
    element('main').replaceChildren();
    page('<div style="height:200px"></div><div id="one" style="height:60px;width:200px"></div>');
    await frames(2);
    expect(gap('#one')).toBe(12);
    expect(box().contains(document.activeElement)).toBe(true);
  });

  test('one that goes for good leaves a floating box; the next step works (22)', async () => {
    page(`${block('one')}${block('two')}`);
    const tour = tourOf(steps('#one', '#two'), { positioning });
    await begin(tour);
    element('#one').remove();
    await vi.waitUntil(isFloating);
    tour.next();
    expect(gap('#two')).toBe(12);
    element('#two').style.display = 'none';
    await vi.waitUntil(isFloating);
    element('#two').style.display = '';
    await vi.waitUntil(() => !isFloating());
    expect(gap('#two')).toBe(12);
  });

  test('an element of a picture has box and spotlight beside it, and follows it (24)', async () => {
    page('<svg width="600" height="300"><rect id="bar" x="20" y="20" width="40" height="60" /></svg>');
    await begin(tourOf(steps('#bar'), { positioning, highlight: true }));
    expect(isOpen()).toBe(true);
    await vi.waitUntil(() => !isFloating());
    await vi.waitUntil(() => rect(spotlight()).left === rect('#bar').left);
    expect(gap('#bar')).toBe(12);
    element<SVGRectElement>('#bar').setAttribute('x', '220');
    await vi.waitUntil(() => rect(spotlight()).left === rect('#bar').left);
    expect(rect(spotlight()).width).toBe(40);
    expect(gap('#bar')).toBe(12);
  });

  test('after an element of a picture the next step is placed as ever, and so is the way back (24)', async () => {
    page(`<svg width="600" height="300"><rect id="bar" x="20" y="20" width="40" height="60" /></svg>${block('one')}`);
    const tour = tourOf(steps('#bar', '#one', null), { positioning, highlight: true });
    await begin(tour);
    await vi.waitUntil(() => !isFloating());
    tour.next();
    expect(gap('#one')).toBe(12);
    expect(rect(spotlight()).top).toBe(rect('#one').top);
    tour.next();
    expect(isFloating()).toBe(true);
    expect(rect(box()).left).toBe((document.documentElement.clientWidth - rect(box()).width) / 2);
    tour.goTo(0);
    expect(isFloating()).toBe(false);
    expect(gap('#bar')).toBe(12);
  });

  test('the first visible match is the one (24)', async () => {
    page(`<div class="item" hidden>a</div><div class="item" id="shown">b</div><div class="item">c</div>`);
    await begin(tourOf(steps('.item'), { positioning }));
    expect(rect(box()).top).toBe(rect('#shown').bottom + 12);
  });

  test('in a shadow root and its scroller it is found by a function (21)', async () => {
    page(`<div style="height:2000px"></div><div id="host"></div><div style="height:2000px"></div>`);
    const scroller = document.createElement('div');
    scroller.style.cssText = 'height:200px;overflow:auto';
    const deep = document.createElement('div');
    deep.style.cssText = 'margin:600px 0;width:300px;height:40px';
    scroller.append(deep);
    element('#host').attachShadow({ mode: 'open' }).append(scroller);
    await begin(
      tourOf(
        steps(() => element('#host').shadowRoot?.querySelector('div > div')),
        { positioning },
      ),
    );
    expect(rect(deep).top).toBeGreaterThanOrEqual(rect(scroller).top);
    expect(gap(deep)).toBe(12);
  });

  test('a function that throws looks for what is not there yet (10)', async () => {
    const tour = tourOf(
      steps(() => element('#later')),
      { positioning, targetTimeout: 30_000 },
    );
    tour.start();
    await frames(2);
    expect(isOpen()).toBe(false);
    page(block('later'));
    await vi.waitUntil(isOpen);
    expect(gap('#later')).toBe(12);
  });

  test('a route is crossed by a hook and a late target (1, 10)', async () => {
    page(block('one'));
    const [first, second] = steps('#one', '#on-the-other-page');
    if (!first || !second) throw new Error('Two steps.');
    const before = () => {
      document.body.querySelector('#one')?.remove();
      setTimeout(() => page(block('on-the-other-page')));
    };
    const tour = tourOf([first, { ...second, before }], { positioning, targetTimeout: 30_000 });
    await begin(tour);
    tour.next();
    await vi.waitUntil(() => titleShown() === 'Title 1');
    expect(gap('#on-the-other-page')).toBe(12);
  });
});
