import { expect, test } from 'vitest';
import { padSvg, readSvg } from './svg.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const padded = (text: string) => padSvg(encode(text), { width: 18, height: 0 });

test('places the image inside a larger one (27)', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 56"><path d="M0 0"/></svg>';
  const result = padded(svg) ?? '';
  expect(result).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="356" height="56" viewBox="0 0 356 56">' +
      '<svg x="18" y="0" width="320" height="56" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 56"><path d="M0 0"/></svg></svg>',
  );
  expect(readSvg(encode(result))).toMatchObject({ size: { width: 356, height: 56 }, isComplete: true });
});

test('replaces the size of the inner image, and adds its view box', () => {
  const svg = `<?xml version="1.0" encoding="iso-8859-1"?><!-- <svg> --><svg width='320px' height="56" x="3"><g/></svg>`;
  expect(padded(svg)).toBe(
    '<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" width="356" height="56" viewBox="0 0 356 56">' +
      '<svg x="18" y="0" width="320" height="56" viewBox="0 0 320 56"><g/></svg></svg>',
  );
});

test('pads nothing without a size', () => {
  expect(padded('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')).toBeUndefined();
});
