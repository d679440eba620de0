import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MenuAction, type MenuEntry, sharedReason } from './entries.ts';

const action = (disabledReason?: string): MenuAction => ({ id: 'x', label: 'X', onAction: () => {}, disabledReason });

it('finds the reason that several entries share, including under headings', () => {
  expect(sharedReason([action('Read only'), 'separator', action('Read only'), action('Yourself')])).toBe('Read only');
  expect(sharedReason([action('A'), { kind: 'section', label: 'More', items: [action('A')] }])).toBe('A');
});

it('picks the most frequent reason, or the first in a tie', () => {
  const reasons = ['B', 'A', 'A', 'B', 'C', 'C', 'C'];
  expect(sharedReason(reasons.map((reason) => action(reason)))).toBe('C');
  expect(sharedReason(reasons.slice(0, 4).map((reason) => action(reason)))).toBe('B');
});

it('returns nothing when each reason occurs only once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (reasons) => {
      const entries: MenuEntry[] = [...reasons.map((reason) => action(reason)), action(), 'separator'];
      expect(sharedReason(entries)).toBeUndefined();
    }),
  );
});
