import { expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import type { TourOptions, TourStep } from '../index.ts';
import { begin, box, button, element, frames, page, rect, tourOf } from '../testing/page.ts';

const viewports = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [760, 460],
  [390, 844],
  [320, 568],
] as const;
const placements = ['top', 'bottom', 'start', 'end'] as const;
const contents = [
  'Short.',
  'A text of some length, as a careful author writes it for a new user of the page. '.repeat(3),
];
const targets = {
  'top left': 'left:0;top:0;width:120px;height:32px',
  top: 'left:40%;top:0;width:120px;height:32px',
  'top right': 'right:0;top:0;width:120px;height:32px',
  left: 'left:0;top:45%;width:120px;height:32px',
  middle: 'left:40%;top:45%;width:120px;height:32px',
  right: 'right:0;top:45%;width:120px;height:32px',
  'bottom left': 'left:0;bottom:0;width:120px;height:32px',
  bottom: 'left:40%;bottom:0;width:120px;height:32px',
  'bottom right': 'right:0;bottom:0;width:120px;height:32px',
  'full width': 'left:0;right:0;top:30%;height:48px',
  'full height': 'left:0;top:0;bottom:0;width:25%',
  large: 'left:20%;top:20%;width:60%;height:60%',
};

/** The rules that the current box breaks. */
function faults(target: Element): string[] {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const a = rect(box());
  const b = rect(target);
  const next = rect(button('stop'));
  const [left, top] = [Math.max(b.left, 0), Math.max(b.top, 0)];
  const [right, bottom] = [Math.min(b.right, width), Math.min(b.bottom, height)];
  const covers =
    Math.min(a.right, right) - Math.max(a.left, left) > 1 && Math.min(a.bottom, bottom) - Math.max(a.top, top) > 1;
  const hasSpace = top >= a.height || height - bottom >= a.height || left >= a.width || width - right >= a.width;
  const seen = document.elementFromPoint(next.x + next.width / 2, next.y + next.height / 2);
  return [
    Math.min(a.left, a.top, width - a.right, height - a.bottom) < -0.5 ? 'outside' : '',
    covers && hasSpace ? 'covers' : '',
    seen === button('stop') ? '' : 'hides Next',
  ].filter(Boolean);
}

/** Checks the box of one step, with a name for the case. */
async function look(
  found: string[],
  name: string,
  step: Omit<TourStep, 'target'>,
  options: TourOptions,
): Promise<void> {
  const tour = tourOf([{ ...step, target: '#one' }], options);
  await begin(tour);
  // Waits until scrolling ends.
  if (step.duration) for (let before = -1; before !== scrollY; await frames(2)) before = scrollY;
  found.push(...faults(element('#one')).map((fault) => `${fault}: ${name}`));
  tour.stop();
}

test('the box is in view and next to its target in any viewport (18)', async () => {
  const found: string[] = [];
  for (const [width, height] of viewports) {
    await browserPage.viewport(width, height);
    for (const [where, style] of Object.entries(targets)) {
      page(`<div id="one" style="position:absolute;${style}"></div>`);
      for (const placement of placements)
        for (const [at, content] of contents.entries())
          await look(
            found,
            `${width} × ${height}, ${where}, ${placement}, text ${at}`,
            { content, placement, duration: 0 },
            { overlay: at === 0 },
          );
      element('#one').remove();
    }
  }
  expect(found).toEqual([]);
});

test('the box is in view and next to its target after a long scroll (18, 25)', async () => {
  const found: string[] = [];
  const space = '<div style="height:3000px"></div>';
  for (const [width, height] of viewports.slice(2)) {
    await browserPage.viewport(width, height);
    for (const left of ['0', 'calc(100% - 120px)']) {
      page(`${space}<div id="one" style="width:120px;height:32px;margin-left:${left}"></div>${space}`);
      for (const [at, placement] of placements.entries()) {
        scrollTo({ top: 0, behavior: 'instant' });
        const content = contents[at % 2] ?? '';
        await look(found, `${width} × ${height}, ${left}, ${placement}`, { content, placement, duration: 20 }, {});
      }
      document.body.replaceChildren();
    }
  }
  expect(found).toEqual([]);
});
