import { expect, it } from 'vitest';
import { isHotkey } from './useHotkey.ts';

const press = (pressed: Partial<KeyboardEvent>) =>
  // Of the event only these are read.
  isHotkey({
    key: 'k',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...pressed,
  } as KeyboardEvent);

it('hears Ctrl K and ⌘ K, with Caps Lock too, and nothing else', () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(press({ metaKey: true, key: 'K' })).toBe(true);
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  expect(press({ ctrlKey: true, isComposing: true })).toBe(false);
  expect(press({ ctrlKey: true, key: 'l' })).toBe(false);
});
