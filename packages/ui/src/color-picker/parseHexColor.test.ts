import { expect, it } from 'vitest';
import { parseHexColor } from './parseHexColor.ts';

it.each([
  ['#17897F', '#17897f'],
  ['17897f', '#17897f'],
  [' #17897f\n', '#17897f'],
  ['#1Af', '#11aaff'],
])('reads %j as %s', (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});

it.each(['', '#', '#12', '#1234', '#12345g', '##17897f', '#17897f80', 'teal'])('rejects %j', (text) => {
  expect(parseHexColor(text)).toBeNull();
});
