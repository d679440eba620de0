import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampedHeight, readFrameMessage, postToFrame } from './frameChannel.ts';

const origin = 'https://charts.example';
const own = { postMessage: () => undefined };
const frame = { origin, window: own };
const received = (data: unknown, changed: object = {}) =>
  ({ data, origin, source: own, ...changed }) as unknown as Parameters<typeof readFrameMessage>[0];

const messages = [
  { v: 1, type: 'ready' },
  { v: 1, type: 'height', height: 640 },
  { v: 1, type: 'error', code: 'ENDED' },
  { v: 1, type: 'tokenExpiring' },
  { v: 1, type: 'filter', filters: [{ field: 'account', op: 'eq', values: ['Solstice TV'] }] },
] as const;

/** What a hostile page may make of a message. */
const changes = fc.oneof(
  fc.constant({ v: 2 }),
  fc.constant({ v: '1' }),
  fc.record({ v: fc.anything().filter((value) => value !== 1) }),
  fc.record({ type: fc.string().filter((type) => !messages.some((message) => message.type === type)) }),
  fc.record({ type: fc.constantFrom('theme', 'filters', 'token', '__proto__', 'constructor') }),
  fc.record({ more: fc.anything() }),
);
const wrongValues = fc.constantFrom<object[]>(
  { v: 1, type: 'height', height: '640' },
  { v: 1, type: 'height', height: Number.NaN },
  { v: 1, type: 'height', height: Number.POSITIVE_INFINITY },
  { v: 1, type: 'error', code: '<img src=x>' },
  { v: 1, type: 'filter', filters: [{ field: 'account', op: 'eq', values: [{}] }] },
  { v: 1, type: 'filter', filters: [{ field: 'account', op: 'like', values: ['a'] }] },
  { v: 1, type: 'filter', filters: Array.from({ length: 11 }, () => ({ field: 'a', op: 'eq', values: [] })) },
);

describe('what a frame says', () => {
  it('is understood as the protocol has it', () => {
    for (const message of messages) expect(readFrameMessage(received(message), frame)).toEqual(message);
  });

  it('has no effect when anything is changed: 1,000 messages', () => {
    const changed = fc.oneof(
      fc.tuple(fc.constantFrom(...messages), changes).map(([message, change]) => ({ ...message, ...change })),
      wrongValues,
      fc.anything(),
    );
    const isKnown = (data: unknown) => messages.some((message) => JSON.stringify(message) === JSON.stringify(data));
    fc.assert(
      fc.property(
        changed.filter((data) => !isKnown(data)),
        (data) => {
          const heard = readFrameMessage(received(data), frame);
          // A message may differ and be one of the protocol all the same: then it is what it says, and nothing else.
          return heard === null || (isDeepStrictEqual(heard, data) && messages.some(({ type }) => type === heard.type));
        },
      ),
      { numRuns: 1_000 },
    );
    for (const [data] of fc.sample(fc.tuple(wrongValues), 200))
      expect(readFrameMessage(received(data), frame)).toBeNull();
  });

  it('has no effect from another origin or another window, however right it is', () => {
    const origins = [
      'https://charts.example.evil.example',
      'http://charts.example',
      'null',
      '',
      'https://charts.example:444',
    ];
    for (const message of messages) {
      for (const other of origins) expect(readFrameMessage(received(message, { origin: other }), frame)).toBeNull();
      for (const source of [null, {}, { ...own }])
        expect(readFrameMessage(received(message, { source }), frame)).toBeNull();
      expect(readFrameMessage(received(message, { source: null }), { origin, window: null })).toBeNull();
    }
  });
});

it('a height is one that a page can live with', () => {
  expect([-5, 0, 640.4, 1e9].map(clampedHeight)).toEqual([200, 200, 640, 20_000]);
});

it('what the console says goes to the origin of the charts host, never to any', () => {
  const sent: unknown[] = [];
  postToFrame(
    { origin, window: { postMessage: (...told: unknown[]) => void sent.push(told) } },
    { v: 1, type: 'theme', mode: 'dark' },
  );
  expect(sent).toEqual([[{ v: 1, type: 'theme', mode: 'dark' }, origin]]);
});
