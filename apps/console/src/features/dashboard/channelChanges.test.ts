import { expect, it } from 'vitest';
import { channelChanges } from './channelChanges.ts';

const channel = (id: string, offload: number, viewingSeconds: number) => ({
  id,
  name: `Channel ${id}`,
  offload,
  viewingSeconds,
  p2pBytes: 0,
});

it('lists the channels with the largest change in offload first, with their audience', () => {
  const now = [channel('a', 0.6, 7_200), channel('b', 0.5, 3_600)];
  const before = [channel('a', 0.62, 3_600), channel('b', 0.7, 3_600)];
  expect(channelChanges(now, before, 3_600)).toEqual([
    { id: 'b', name: 'Channel b', offload: 0.5, offloadBefore: 0.7, audience: 1, audienceBefore: 1 },
    { id: 'a', name: 'Channel a', offload: 0.6, offloadBefore: 0.62, audience: 2, audienceBefore: 1 },
  ]);
});

it('leaves out channels without an earlier period, and those hardly anyone watches', () => {
  const now = [channel('new', 0.1, 10_000), channel('rare', 0, 10), channel('a', 0.6, 10_000)];
  const before = [channel('rare', 1, 10_000), channel('a', 0.6, 10_000), channel('gone', 0.2, 10_000)];
  expect(channelChanges(now, before, 3_600).map(({ id }) => id)).toEqual(['a']);
});

it('lists at most five', () => {
  const now = Array.from({ length: 8 }, (_, index) => channel(String(index), index / 10, 100));
  expect(channelChanges(now, now, 60)).toHaveLength(5);
});
