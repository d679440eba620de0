import { describe, expect, test } from 'vitest';
import type { ImageContent } from './content/imageContent.ts';
import { inspectImage, isOffRatio, validateImage, type ImageRules } from './checkImage.ts';

const png = (width: number, height: number): ImageContent => ({
  size: { width, height },
  isComplete: true,
  isAnimated: false,
});

const rules: ImageRules = {
  types: ['png', 'jpeg'],
  maxBytes: 1_048_576,
  minSize: { width: 64, height: 64 },
  maxSize: { width: 2_000, height: 2_000 },
};
type Input = Parameters<typeof validateImage>[0];
const validFile: Input = { name: 'logo.png', bytes: 1_048_576, detectedType: 'png', content: png(100, 100) };
const validate = (changes: Partial<Input>) => validateImage({ ...validFile, ...changes }, rules);

describe('validateImage (2, 3)', () => {
  test.each([
    ['exactly the most bytes', {}, undefined, false],
    ['a byte too many', { bytes: 1_048_577 }, 'tooBig', true],
    ['nothing in it', { bytes: 0, found: undefined }, 'empty', false],
    ['another extension', { name: 'logo.svg' }, 'name', false],
    ['no extension', { name: 'logo' }, 'name', false],
    ['another type inside', { name: 'logo.jpg' }, 'content', false],
    ['without pixels', { content: { ...png(1, 1), size: undefined } }, 'damaged', false],
    ['cut off', { content: { ...png(100, 100), isComplete: false } }, 'incomplete', false],
    ['too few pixels', { content: png(100, 63) }, 'tooSmall', false],
    ['too many pixels', { content: png(2_001, 100) }, 'tooLarge', true],
  ] as const)('%s', (_what, changes, kind, isFixable) => {
    const validation = validate(changes);
    expect(validation.problem?.kind).toBe(kind);
    expect(validation.isFixable).toBe(isFixable);
  });

  test('reports the detected type', () => {
    expect(validate({ name: 'logo.jpg' }).problem).toEqual({ kind: 'content', detectedType: 'png' });
  });

  test('treats an unreadable file as damaged', async () => {
    const file = new File(['any'], 'logo.png');
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect((await inspectImage(file, rules)).problem?.kind).toBe('damaged');
  });
});

test('allows ratios within a tenth of the recommended one', () => {
  const best = { width: 200, height: 100 };
  expect(isOffRatio({ width: 219, height: 100 }, best)).toBe(false);
  expect(isOffRatio({ width: 400, height: 200 }, best)).toBe(false);
  expect(isOffRatio({ width: 230, height: 100 }, best)).toBe(true);
  expect(isOffRatio({ width: 100, height: 100 }, best)).toBe(true);
});
