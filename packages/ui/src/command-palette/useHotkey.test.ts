import { expect, it } from 'vitest';
import { isHotkey } from './useHotkey.ts';

const press = (pressed: Partial<KeyboardEvent>, isOnApple = false) =>
  // Only these properties are read.
  isHotkey(
    {
      key: 'k',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      ...pressed,
    } as KeyboardEvent,
    isOnApple,
  );

it('matches Ctrl K, even with Caps Lock, and nothing else', () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(press({ ctrlKey: true, key: 'K' })).toBe(true);
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  expect(press({ ctrlKey: true, isComposing: true })).toBe(false);
  expect(press({ ctrlKey: true, key: 'l' })).toBe(false);
  expect(press({ metaKey: true })).toBe(false);
});

it('matches ⌘ K on a Mac and leaves Ctrl K to text fields', () => {
  expect(press({ metaKey: true }, true)).toBe(true);
  expect(press({ ctrlKey: true }, true)).toBe(false);
  expect(press({ metaKey: true, ctrlKey: true }, true)).toBe(false);
});

it('ignores a keydown without a key, as autofill sends it', () => {
  // Chrome dispatches a plain Event named keydown.
  expect(isHotkey(new Event('keydown') as KeyboardEvent, false)).toBeFalsy();
});
