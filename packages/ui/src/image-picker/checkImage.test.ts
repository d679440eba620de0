import { describe, expect, test } from 'vitest';
import { inspectImage, isOffRatio, judgeImage, type ImageRules } from './checkImage.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

const rules: ImageRules = {
  types: ['png', 'jpeg'],
  maxBytes: 1_048_576,
  minSize: { width: 64, height: 64 },
  maxSize: { width: 2_000, height: 2_000 },
};
const facts = { name: 'logo.png', bytes: 1_048_576, head: png(100, 100) };
const judge = (changes: Partial<typeof facts>) => judgeImage({ ...facts, ...changes }, rules);

describe('what is refused, and why (2, 3)', () => {
  test.each([
    ['exactly the most bytes', {}, undefined, false],
    ['a byte too many', { bytes: 1_048_577 }, 'tooBig', true],
    ['nothing in it', { bytes: 0, head: new Uint8Array() }, 'empty', false],
    ['another extension', { name: 'logo.svg' }, 'name', false],
    ['no extension', { name: 'logo' }, 'name', false],
    ['another type inside', { name: 'logo.jpg' }, 'content', false],
    ['cut off', { head: png(1, 1).subarray(0, 12) }, 'damaged', false],
    ['too few pixels', { head: png(100, 63) }, 'tooSmall', false],
    ['too many pixels', { head: png(2_001, 100) }, 'tooLarge', true],
  ] as const)('%s', (_what, changes, kind, isMendable) => {
    const verdict = judge(changes);
    expect(verdict.problem?.kind).toBe(kind);
    expect(verdict.isMendable).toBe(isMendable);
  });

  test('the type that was found is told', () => {
    expect(judge({ name: 'logo.jpg' }).problem).toEqual({ kind: 'content', found: 'png' });
  });

  test('a file that cannot be read any more is damaged', async () => {
    const file = new File([png(100, 100)], 'logo.png');
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect((await inspectImage(file, rules)).problem?.kind).toBe('damaged');
  });
});

test('a shape is off by more than a tenth', () => {
  const best = { width: 200, height: 100 };
  expect(isOffRatio({ width: 219, height: 100 }, best)).toBe(false);
  expect(isOffRatio({ width: 400, height: 200 }, best)).toBe(false);
  expect(isOffRatio({ width: 230, height: 100 }, best)).toBe(true);
  expect(isOffRatio({ width: 100, height: 100 }, best)).toBe(true);
});
