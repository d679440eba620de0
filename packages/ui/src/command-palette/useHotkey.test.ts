import { expect, it } from 'vitest';
import { isHotkey } from './useHotkey.ts';

const press = (pressed: Partial<KeyboardEvent>, isOnApple = false) =>
  // Of the event only these are read.
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

it('hears Ctrl K, with Caps Lock too, and nothing else', () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(press({ ctrlKey: true, key: 'K' })).toBe(true);
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  expect(press({ ctrlKey: true, isComposing: true })).toBe(false);
  expect(press({ ctrlKey: true, key: 'l' })).toBe(false);
  expect(press({ metaKey: true })).toBe(false);
});

it('hears ⌘ K on a Mac, and leaves Ctrl K to its fields', () => {
  expect(press({ metaKey: true }, true)).toBe(true);
  expect(press({ ctrlKey: true }, true)).toBe(false);
  expect(press({ metaKey: true, ctrlKey: true }, true)).toBe(false);
});

it('bears a press without a key, as filling in by the browser sends it', () => {
  // Chrome sends a plain event under the name of a press.
  expect(isHotkey(new Event('keydown') as KeyboardEvent, false)).toBeFalsy();
});
