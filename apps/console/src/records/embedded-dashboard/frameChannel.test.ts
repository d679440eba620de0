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

/** Ways a hostile page could change a message. */
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

describe('messages from a frame', () => {
  it('are parsed by the protocol', () => {
    for (const message of messages) expect(readFrameMessage(received(message), frame)).toEqual(message);
  });

  it('are ignored after any change: 1,000 messages', () => {
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
          // A changed message can still be valid; it must then be read unchanged.
          return heard === null || (isDeepStrictEqual(heard, data) && messages.some(({ type }) => type === heard.type));
        },
      ),
      { numRuns: 1_000 },
    );
    for (const [data] of fc.sample(fc.tuple(wrongValues), 200))
      expect(readFrameMessage(received(data), frame)).toBeNull();
  });

  it('are ignored from another origin or window, even if valid', () => {
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

it('clamp the height to a range that fits a page', () => {
  expect([-5, 0, 640.4, 1e9].map(clampedHeight)).toEqual([200, 200, 640, 20_000]);
});

it('are answered only at the origin of the charts host', () => {
  const sent: unknown[] = [];
  postToFrame(
    { origin, window: { postMessage: (...args: unknown[]) => void sent.push(args) } },
    { v: 1, type: 'theme', mode: 'dark' },
  );
  expect(sent).toEqual([[{ v: 1, type: 'theme', mode: 'dark' }, origin]]);
});
