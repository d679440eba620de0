import { expect, test } from 'vitest';
import { Bell } from '../icon/index.ts';
import { groupAnnotations, placeAnnotations } from './groupAnnotations.ts';
import type { ReferenceTone } from './references.ts';

const annotation = (at: number, tone?: ReferenceTone) => ({
  id: String(at),
  at,
  label: 'Low offload',
  icon: Bell,
  href: `/${at}`,
  tone,
});
const place = (...annotations: ReturnType<typeof annotation>[]) =>
  groupAnnotations(placeAnnotations(annotations, [0, 1_000], (time) => time));

test('leaves out annotations outside the chart', () => {
  expect(place(annotation(-1), annotation(1_001))).toEqual([]);
});

test('combines markers that would overlap, in order of time, with the most severe tone', () => {
  const groups = place(annotation(500), annotation(510, 'danger'), annotation(505, 'warning'), annotation(600));
  expect(groups.map(({ x, tone, items }) => ({ x, tone, ids: items.map(({ id }) => id) }))).toEqual([
    { x: 500, tone: 'danger', ids: ['500', '505', '510'] },
    { x: 600, tone: 'neutral', ids: ['600'] },
  ]);
});
