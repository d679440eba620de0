import { expect, test } from 'vitest';
import {
  block,
  button,
  frames,
  gap,
  isOpen,
  page,
  positionings,
  press,
  rect,
  spotlight,
  steps,
  titleShown,
  tourOf,
} from '../testing/page.ts';

test.each(positionings)('a tour goes over a real page (%s)', async (positioning) => {
  page(`${block('one')}<div style="height:2000px"></div>${block('two')}<div style="height:2000px"></div>`);
  const tour = tourOf(steps('#one', '#two', null), { highlight: true, positioning });
  expect(tour.start()).toBe(true);
  expect(titleShown()).toBe('Title 0');
  expect(gap('#one')).toBe(12);
  button('next').click();
  expect(titleShown()).toBe('Title 1');
  await frames(2);
  expect(gap('#two')).toBe(12);
  expect(rect(spotlight()).top).toBe(rect('#two').top - 6);
  await press('{ArrowRight}');
  expect(button('stop').textContent).toBe('Finish');
  button('stop').click();
  expect(isOpen()).toBe(false);
  expect(tour.getSnapshot().index).toBe(-1);
});
