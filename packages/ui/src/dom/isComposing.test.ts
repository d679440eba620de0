import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

const key = (pressed: { isComposing?: boolean; keyCode?: number }) => ({ isComposing: false, keyCode: 13, ...pressed });

test('recognizes keys during composition and the last one in Safari', () => {
  expect(isComposing(key({}))).toBe(false);
  expect(isComposing(key({ isComposing: true }))).toBe(true);
  expect(isComposing(key({ keyCode: 229 }))).toBe(true);
  expect(isComposing({ nativeEvent: key({ keyCode: 229 }) })).toBe(true);
});
