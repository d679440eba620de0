import { expect, it } from 'vitest';
import { usesNativeMenu } from './usesNativeMenu.ts';

const plain = { shiftKey: false, isEditable: false, isOnSelection: false };

it('uses the custom menu for a plain right click', () => {
  expect(usesNativeMenu(plain)).toBe(false);
});

it.each(['shiftKey', 'isEditable', 'isOnSelection'] as const)('keeps the browser menu when %s', (reason) => {
  expect(usesNativeMenu({ ...plain, [reason]: true })).toBe(true);
});
