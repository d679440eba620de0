import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

const key = (pressed: { isComposing?: boolean; keyCode?: number }) => ({ isComposing: false, keyCode: 13, ...pressed });

test("a key is an input method's own while it composes, and with the last key of Safari's", () => {
  expect(isComposing(key({}))).toBe(false);
  expect(isComposing(key({ isComposing: true }))).toBe(true);
  expect(isComposing(key({ keyCode: 229 }))).toBe(true);
  expect(isComposing({ nativeEvent: key({ keyCode: 229 }) })).toBe(true);
});
