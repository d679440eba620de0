import { expect, test } from 'vitest';
import { markedSelector } from './shownStates.ts';

test.each([
  ['.button:hover', '.button[data-shown-states~="hover"]'],
  ['.button:focus-visible', '.button[data-shown-states~="focus-visible"]'],
  ['.button:active:not([aria-disabled])', '.button[data-shown-states~="active"]:not([aria-disabled])'],
  [
    '.button:hover:not(:active, [aria-disabled])',
    '.button[data-shown-states~="hover"]:not([data-shown-states~="active"], [aria-disabled])',
  ],
  ['.box:has(input:focus)', '.box:has(input[data-shown-states~="focus"])'],
])('copies %s for a marked control', (selector, marked) => {
  expect(markedSelector(selector)).toBe(marked);
});

test.each(['.button', '.field:focus-within', '.row:not(:hover)', '.row:not(:has(a:hover)) .tools'])(
  'copies no rule for %s',
  (selector) => {
    expect(markedSelector(selector)).toBeUndefined();
  },
);
