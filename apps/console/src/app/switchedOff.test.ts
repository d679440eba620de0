import { expect, it } from 'vitest';
import { userMessages } from '../records/user/messages.ts';
import { usersMessages } from '../features/users/messages.ts';

/** All texts in a catalog; functions get "X" for each name. Keywords are only searched, never shown. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return stringsIn((value as (...names: string[]) => unknown)('X', 'X', 'X', 'X'));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => (key.endsWith('Keywords') ? [] : stringsIn(part)));
  return [];
}

const catalogs = Object.values(
  import.meta.glob<Record<string, unknown>>(
    [
      '../**/{messages,*Messages,errorText,obstacleText,refusals}.ts',
      '../core/messages/*.ts',
      '../../../api/src/core/errors/messages.ts',
    ],
    {
      eager: true,
    },
  ),
);

it('uses one word for disabled users in buttons, statuses, and messages', () => {
  expect([
    usersMessages.actions.disable,
    userMessages.statuses.INACTIVE,
    usersMessages.activity.disabled('Kofi'),
    usersMessages.activity.notDisabled('Kofi'),
  ]).toEqual(['Disable', 'Disabled', 'Kofi disabled', 'Kofi could not be disabled.']);
});

it('uses no other word for it', () => {
  expect(catalogs.length).toBeGreaterThan(20);
  const messages = catalogs.flatMap(stringsIn);
  expect(messages.filter((text) => /\binactiv/i.test(text))).toEqual([]);
});
