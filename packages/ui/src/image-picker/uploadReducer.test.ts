import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBusy, maxConcurrent, uploadReducer, type Upload, type UploadEvent } from './uploadReducer.ts';

const file = new File(['x'], 'one.png');
const image = { id: 'stored', name: 'one.png', url: '/one.png' };
const size = { width: 10, height: 10 };
const run = (...events: UploadEvent[]) => events.reduce(uploadReducer, [] as readonly Upload[]);
const added = (...ids: string[]): UploadEvent => ({ type: 'added', uploads: ids.map((id) => ({ id, file })) });
const good = (id: string): UploadEvent => ({ type: 'validated', id, state: { kind: 'queued' }, size });
const kinds = (uploads: readonly Upload[]) => uploads.map(({ state }) => state.kind);

describe('uploadReducer', () => {
  test('uploads three files at a time and starts the next when one ends (6)', () => {
    const events = [added('a', 'b', 'c', 'd', 'e'), ...['a', 'b', 'c', 'd', 'e'].map(good)];
    expect(kinds(run(...events))).toEqual(['sending', 'sending', 'sending', 'queued', 'queued']);
    const failed = run(...events, { type: 'failed', id: 'b', attempt: 1, error: 'gone' });
    expect(kinds(failed)).toEqual(['sending', 'failed', 'sending', 'sending', 'queued']);
  });

  test('ignores events of a canceled attempt (7)', () => {
    const again = run(added('a'), good('a'), { type: 'canceled', id: 'a' }, { type: 'retried', id: 'a' });
    expect(again[0]).toMatchObject({ attempt: 2, state: { kind: 'sending', share: 0 } });
    const ignored = uploadReducer(again, { type: 'arrived', id: 'a', attempt: 1, image });
    expect(kinds(ignored)).toEqual(['sending']);
    expect(kinds(uploadReducer(ignored, { type: 'arrived', id: 'a', attempt: 2, image }))).toEqual(['done']);
  });

  test('keeps failed files after a cleanup (8)', () => {
    const left = run(
      added('a', 'b'),
      good('a'),
      good('b'),
      { type: 'failed', id: 'a', attempt: 1, error: 1 },
      { type: 'arrived', id: 'b', attempt: 1, image },
      { type: 'cleared' },
    );
    expect(left).toMatchObject([{ id: 'a', file, state: { kind: 'failed' } }]);
  });

  test('cancels only running uploads when stopped (9)', () => {
    const stopped = run(added('a', 'b', 'c'), good('a'), { type: 'arrived', id: 'a', attempt: 1, image }, good('b'), {
      type: 'stopped',
    });
    expect(kinds(stopped)).toEqual(['done', 'canceled', 'checking']);
  });

  test('checks a file that was stopped before its check, without uploading it (2, 9)', () => {
    const stopped = run(added('a', 'b', 'c'), { type: 'stopped' });
    expect(stopped.some(({ state }) => isBusy(state))).toBe(false);
    const problem = { kind: 'tooBig' } as const;
    const after = [
      { type: 'retried', id: 'a' } as const,
      good('a'),
      { type: 'validated', id: 'b', state: { kind: 'waiting', isSendable: false }, size } as const,
      { type: 'validated', id: 'c', state: { kind: 'refused', problem, isFixable: true }, size } as const,
    ].reduce<readonly Upload[]>(uploadReducer, stopped);
    expect(kinds(after)).toEqual(['canceled', 'waiting', 'refused']);
    expect(kinds(uploadReducer(after, { type: 'retried', id: 'a' }))[0]).toBe('sending');
  });

  test('still requires a crop or reduction after a stop (2, 4, 9)', () => {
    const mustBeCropped = { kind: 'waiting', isSendable: false } as const;
    const tooBig = { kind: 'refused', problem: { kind: 'tooBig' }, isFixable: true } as const;
    const smaller = new File(['s'], 'one.png');
    const ready = run(
      added('a', 'b', 'c'),
      { type: 'validated', id: 'a', state: mustBeCropped, size },
      { type: 'validated', id: 'b', state: mustBeCropped, size },
      { type: 'validated', id: 'c', state: tooBig, size },
      { type: 'preparing', id: 'b' },
      { type: 'preparing', id: 'c' },
    );
    const stopped = uploadReducer(ready, { type: 'stopped' });
    expect(stopped.map(({ state }) => state)).toEqual([mustBeCropped, mustBeCropped, tooBig]);
    const retried = ['a', 'b', 'c'].reduce((uploads, id) => uploadReducer(uploads, { type: 'retried', id }), stopped);
    expect(retried).toEqual(stopped);
    // The abandoned encoding ends while the new one runs.
    const again = uploadReducer(stopped, { type: 'preparing', id: 'b' });
    const ignored = uploadReducer(again, { type: 'prepared', id: 'b', attempt: 1, file: smaller, size });
    expect(kinds(ignored)).toEqual(['waiting', 'preparing', 'refused']);
    const written = uploadReducer(ignored, { type: 'prepared', id: 'b', attempt: 2, file: smaller, size });
    expect(written[1]).toMatchObject({ file: smaller, state: { kind: 'sending' } });
  });

  test('is not busy while a file waits for the user', () => {
    expect(isBusy({ kind: 'waiting', isSendable: true })).toBe(false);
    expect(isBusy({ kind: 'preparing', before: { kind: 'waiting', isSendable: true } })).toBe(true);
  });

  test('skips the crop only for files that can be uploaded as they are', () => {
    const waiting = (isSendable: boolean) =>
      run(
        added('a'),
        { type: 'validated', id: 'a', state: { kind: 'waiting', isSendable }, size },
        { type: 'sendAsItIs', id: 'a' },
      );
    expect(kinds(waiting(true))).toEqual(['sending']);
    expect(kinds(waiting(false))).toEqual(['waiting']);
  });
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const attempt = fc.nat(3);
const event: fc.Arbitrary<UploadEvent> = fc.oneof(
  fc.record({
    type: fc.constant('validated' as const),
    id,
    state: fc.constantFrom(
      { kind: 'queued' as const },
      { kind: 'waiting' as const, isSendable: true },
      { kind: 'waiting' as const, isSendable: false },
    ),
    size: fc.constant(size),
  }),
  fc.record({
    type: fc.constant('progressed' as const),
    id,
    attempt,
    share: fc.double({ min: -1, max: 2, noNaN: true }),
  }),
  fc.record({ type: fc.constant('arrived' as const), id, attempt, image: fc.constant(image) }),
  fc.record({ type: fc.constant('failed' as const), id, attempt, error: fc.constant('gone') }),
  fc.record({
    type: fc.constantFrom('preparing' as const, 'sendAsItIs' as const, 'canceled' as const, 'retried' as const),
    id,
  }),
  fc.record({ type: fc.constant('prepared' as const), id, attempt, file: fc.constant(file), size: fc.constant(size) }),
);
/** Rare, since little can happen after it. */
const stop: fc.Arbitrary<UploadEvent> = fc.constant({ type: 'stopped' });
const events = fc.array(fc.oneof({ arbitrary: event, weight: 40 }, { arbitrary: stop, weight: 1 }), { maxLength: 60 });

test('loses no file, limits concurrent uploads and keeps finished ones (5, 6)', () => {
  fc.assert(
    fc.property(events, fc.boolean(), (happening, areGood) => {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      let uploads = run(added(...ids), ...(areGood ? ids.map(good) : []));
      for (const one of happening) {
        const before = uploads;
        uploads = uploadReducer(before, one);
        expect(uploads.map((upload) => upload.id)).toEqual(before.map((upload) => upload.id));
        expect(uploads.filter(({ state }) => state.kind === 'sending').length).toBeLessThanOrEqual(maxConcurrent);
        const hasCapacity = uploads.filter(({ state }) => state.kind === 'sending').length < maxConcurrent;
        expect(hasCapacity && uploads.some(({ state }) => state.kind === 'queued')).toBe(false);
        const pairs = uploads.map((upload, index) => [upload, before[index]] as const);
        expect(pairs.filter(([upload, was]) => was?.state.kind === 'done' && upload !== was)).toEqual([]);
        // An event about one upload changes that one; others can only start.
        const others = pairs.filter(([upload, was]) => 'id' in one && one.id !== upload.id && upload !== was);
        expect(others.filter(([, was]) => was?.state.kind !== 'queued')).toEqual([]);
        expect(others.filter(([upload]) => upload.state.kind !== 'sending')).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test('never uploads the original of a file that must be cropped (2)', () => {
  const chosen = new File(['chosen'], 'one.png');
  const mustBeCropped: UploadEvent = {
    type: 'validated',
    id: 'a',
    state: { kind: 'waiting', isSendable: false },
    size,
  };
  fc.assert(
    fc.property(fc.array(fc.oneof({ arbitrary: event, weight: 4 }, stop), { maxLength: 30 }), (happening) => {
      let uploads = run({ type: 'added', uploads: [{ id: 'a', file: chosen }] }, mustBeCropped);
      for (const one of happening) {
        uploads = uploadReducer(uploads, one);
        const isStarted = ['queued', 'sending', 'canceled', 'failed', 'done'].includes(kinds(uploads)[0] ?? '');
        expect(isStarted && uploads[0]?.file === chosen).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
