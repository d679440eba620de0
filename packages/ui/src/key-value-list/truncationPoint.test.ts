import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncationPoint } from './truncationPoint.ts';

test('keeps the last six characters of a long ID', () => {
  const id = 'arn:aws:cloudfront::123456789012:distribution/EDFDVBD6EXAMPLE';
  expect(id.slice(truncationPoint(id))).toBe('XAMPLE');
});

test('keeps a short ID whole', () => {
  expect(truncationPoint('ei_4f21c9')).toBe('ei_4f21c9'.length);
});

test('never splits a grapheme', () => {
  const characters = fc.constantFrom('a', 'é', '👩‍🚀', '🇫🇷', 'न्', '1');
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const end = text.slice(truncationPoint(text));
      const segments = (value: string) => [...new Intl.Segmenter().segment(value)].length;
      expect(segments(text.slice(0, truncationPoint(text))) + segments(end)).toBe(segments(text));
    }),
  );
});
