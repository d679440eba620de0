import { describe, expect, test } from 'vitest';
import { begin, page, positionings, rect, spotlight, steps, tourOf } from '../testing/page.ts';

const three = `<div style="height:100px"></div>
  <button id="one" style="display:block;width:100px;height:40px">one</button>
  <button id="two" style="display:block;position:fixed;bottom:0;width:100px;height:40px">two</button>`;

function hits(id: string): boolean {
  const { left, top } = rect(`#${id}`);
  return document.elementFromPoint(left + 5, top + 5)?.id === id;
}

describe.each(positionings)('placed by %s', (positioning) => {
  test('closes page and target to the pointer (31)', async () => {
    page(three);
    await begin(tourOf(steps('#one'), { positioning, highlight: true }));
    expect(hits('one')).toBe(false);
    expect(hits('two')).toBe(false);
    expect(getComputedStyle(spotlight()).outlineStyle).toBe('solid');
  });

  test('opens the target where clicks go through, for one step too (31)', async () => {
    page(three);
    const [first, second] = steps('#one', '#one');
    if (!first || !second) throw new Error('Two steps.');
    const tour = tourOf([{ ...first, clickThrough: true }, second], { positioning, highlight: true });
    await begin(tour);
    expect(hits('one')).toBe(true);
    expect(hits('two')).toBe(false);
    tour.next();
    expect(hits('one')).toBe(false);
  });

  test('a floating step dims everything (31)', async () => {
    page(three);
    await begin(tourOf(steps(null), { positioning, highlight: true, clickThrough: true }));
    // The hole in the shade.
    expect(rect(spotlight())).toMatchObject({ x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 });
    expect(hits('one')).toBe(false);
    expect(hits('two')).toBe(false);
  });

  test('adds nothing to scroll to (31)', async () => {
    page(three);
    const { scrollHeight, scrollWidth } = document.documentElement;
    await begin(tourOf(steps('#one'), { positioning, highlight: true }));
    expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    expect(document.documentElement.scrollWidth).toBe(scrollWidth);
  });

  test('takes in what people see as a field: its frame with the icon, not more (40)', async () => {
    page(`<div id="row" style="display:flex;gap:8px">
      <span id="frame" style="border:1px solid;padding:4px"><i>i</i><input id="one" style="border:0"></span><button>Go</button>
    </div><input id="two" style="border:1px solid">`);
    const tour = tourOf(steps('#one', '#two'), { positioning, highlight: true });
    await begin(tour);
    expect(rect(spotlight())).toMatchObject({ width: rect('#frame').width, height: rect('#frame').height });
    tour.next();
    expect(rect(spotlight())).toMatchObject({ width: rect('#two').width, height: rect('#two').height });
  });

  test('without it the page stays usable (32)', async () => {
    page(three);
    await begin(tourOf(steps('#one'), { positioning }));
    expect(document.querySelector('.tour-spotlight:popover-open')).toBeNull();
    expect(hits('one')).toBe(true);
    expect(hits('two')).toBe(true);
  });
});
